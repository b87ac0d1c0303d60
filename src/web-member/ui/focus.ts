const CONTROLS = 'input:not([type=hidden]), select, textarea';

/** Returns the first control of a form or dialog; null if it has none. */
export const firstControl = (within: ParentNode): HTMLElement | null => within.querySelector<HTMLElement>(CONTROLS);

/** Ancestors that can take the focus when the focused element is removed. */
const PLACES = 'article, section, [role=tabpanel], main';

/**
 * Remembers the focused element. The returned function focuses it again, or its nearest remaining ancestor, also if the
 * element is removed before the focus moves on.
 */
export function rememberFocus(): () => void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return () => {};
  const around: HTMLElement[] = [];
  for (let place = activeElement.closest<HTMLElement>(PLACES); place; place = outer(place)) around.push(place);
  return () => giveFocus(activeElement, around);
}

const outer = (place: HTMLElement) => place.parentElement?.closest<HTMLElement>(PLACES) ?? null;

function giveFocus(to: HTMLElement, around: HTMLElement[]) {
  if (to.isConnected) to.focus();
  else toNearest(around);
  const removal = new MutationObserver(() => {
    if (!to.isConnected && document.activeElement === document.body) toNearest(around);
    if (document.activeElement !== to) removal.disconnect();
  });
  removal.observe(document.body, { childList: true, subtree: true });
}

function toNearest(around: HTMLElement[]) {
  const place = around.find(({ isConnected }) => isConnected);
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
