import { useEffect } from 'react';
import { FOCUSABLE, focusIn } from './rows.ts';

/** An element around the control with the focus, and the place of its child in which the control was. */
interface Place {
  element: Element;
  index: number;
}

/**
 * When the control with the focus disappears, as a resolved case does with its buttons, moves the focus to what is now
 * in its place, else to the next or last row, else to the heading. A control that waits gets the focus back.
 */
export function useFocusRescue(): void {
  useEffect(() => {
    const content = document.getElementById('content');
    if (!content) return undefined;
    let last: HTMLElement | null = null;
    let places: Place[] = [];
    const remember = (control: HTMLElement | null) => {
      last = control;
      places = control ? placesOf(control, content) : [];
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== content && content.contains(target)) remember(target);
    };
    // A press outside every control is meant to leave it.
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Element && content.contains(target)) remember(target.closest<HTMLElement>(FOCUSABLE));
    };
    let pending: ReturnType<typeof setTimeout> | undefined;
    const rescue = () => {
      pending = undefined;
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (!isLost || !last || document.querySelector('[role=dialog]')) return;
      if (!last.isConnected) focusNear(places, content);
      else if (last.matches(FOCUSABLE)) last.focus();
    };
    // While the focus moves, nothing has it.
    const rescueSoon = () => void (pending ??= setTimeout(rescue));
    const observer = new MutationObserver(rescueSoon);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    content.addEventListener('focusin', onFocus);
    content.addEventListener('pointerdown', onPress);
    return () => {
      observer.disconnect();
      clearTimeout(pending);
      content.removeEventListener('focusin', onFocus);
      content.removeEventListener('pointerdown', onPress);
    };
  }, []);
}

function placesOf(control: HTMLElement, content: Element): Place[] {
  const places: Place[] = [];
  for (let child: Element = control; child !== content && child.parentElement; child = child.parentElement)
    places.push({ element: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return places;
}

function focusNear(places: Place[], content: HTMLElement): void {
  for (const { element, index } of places) {
    if (!element.isConnected || element === content) continue;
    const children = [...element.children];
    const near = [...children.slice(index), ...children.slice(0, index).toReversed()];
    if (near.some(focusIn)) return;
  }
  focusHeading(content);
}

/** Moves the focus to the heading of the page, or to the page while it has none. */
export function focusHeading(content: HTMLElement): void {
  const heading = content.querySelector<HTMLElement>('h1');
  (heading ?? content).focus({ preventScroll: true });
}
