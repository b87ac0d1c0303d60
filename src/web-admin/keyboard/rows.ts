/** Controls that can have the focus. */
export const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
const ROWS = '.records tbody tr, .cases > li, .cards > li';

const rows = () => [...document.querySelectorAll<HTMLElement>(`#content :is(${ROWS})`)];
const isInRow = (row: HTMLElement) => row.contains(document.activeElement);

/** Moves the focus to the next or previous row of the list, or to its first one. */
export function moveToRow(step: 1 | -1): void {
  const all = rows();
  const current = all.findIndex(isInRow);
  const next = all[current === -1 ? 0 : Math.min(Math.max(current + step, 0), all.length - 1)];
  focusIn(next);
}

/** Chooses the row with the focus, or no longer chooses it. */
export function chooseRow(): void {
  rows().find(isInRow)?.querySelector<HTMLInputElement>('.select-box input')?.click();
}

/** Moves the focus to the first filter of the list. */
export function moveToFilter(): void {
  focusIn(document.querySelector<HTMLElement>('#content .filters'));
}

/** Moves the focus to the first control of an element; returns whether it has one. */
export function focusIn(element: Element | null | undefined): boolean {
  const control = element?.matches(FOCUSABLE)
    ? (element as HTMLElement)
    : element?.querySelector<HTMLElement>(`${FOCUSABLE}, [role=combobox]`);
  control?.focus();
  return control !== undefined && control !== null;
}
