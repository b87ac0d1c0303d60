const CONTROLS = 'input:not([type=hidden]), select, textarea';

/** The first control that a form or a dialog asks for; null where it asks nothing. */
export const firstControl = (within: ParentNode): HTMLElement | null => within.querySelector<HTMLElement>(CONTROLS);

/** What stands around something, from the nearest on: it can take the focus when that has gone. */
const PLACES = 'article, section, [role=tabpanel], main';

/**
 * Remembers what has the focus now. The returned function gives it back there; where that has gone, or goes before the
 * focus moves on, to what stood around it.
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
