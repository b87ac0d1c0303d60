import { plainAddress } from '#kernel/i18n/languages.ts';
import { tabStore } from './storage.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type EarlyEntry = { control: Control; value: string; checked: boolean | undefined };

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const isTouched = (control: Control): boolean => {
  // Of a group the one that was chosen says all.
  if (control.type === 'radio')
    return (control as HTMLInputElement).checked && !(control as HTMLInputElement).defaultChecked;
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return [...control.options].some((o) => o.selected !== o.defaultSelected);
  return control.value !== control.defaultValue;
};

/** Sets a value as a person does. React takes no notice of one that it believes to be there: another comes first. */
function enter({ control, value, checked }: EarlyEntry) {
  if (isCheckable(control)) {
    control.checked = !checked;
    control.click();
    return;
  }
  control.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!;
  set!.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const CONTROLS = ':is(input, textarea, select)';
const controls = (within = '') => [...document.querySelectorAll<Control>(within + CONTROLS)];
const isChecked = (control: Control) => (isCheckable(control) ? control.checked : undefined);

const KEY = 'taken along';
/** What stood in a field, by the name and place of that. */
type EarlyInput = { name: string; value: string; checked: boolean | undefined };
/** A field by its name and, since forms may share one, by its place among those of that name. */
const named = (all: Control[]) => {
  const seen = new Map<string, number>();
  return all.map((control) => {
    const name = [control.type, control.name, control.type === 'radio' && control.value].join(' ');
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return { control, name: [name, seen.get(name)].join(' ') };
  });
};
/** A password that is shown is one all the same: its field takes another type. */
const isNeverTaken = ({ type, autocomplete }: Control) =>
  ['password', 'hidden', 'file'].includes(type) || /password|one-time-code/.test(autocomplete);
/** What is typed stands in a form; what is only ticked there and then counts at once. */
const present = () =>
  named(controls('form ').filter((control) => !isNeverTaken(control) && !control.closest('.password')));

/** Hands what stands in the fields of this page to the next document, if that is the same page in another language. */
export function takeAlong() {
  const fields = present().map(({ control, name }) => ({ name, value: control.value, checked: isChecked(control) }));
  tabStore.set(KEY, JSON.stringify({ page: plainAddress(window.location.pathname), fields }));
}

/** What the last document handed over, where it is still to be entered; it is handed over once. */
function takenAlong(): EarlyEntry[] {
  try {
    const stored = tabStore.get(KEY);
    tabStore.remove(KEY);
    const { page, fields } = JSON.parse(stored ?? '{}') as { page?: string; fields: EarlyInput[] };
    if (page !== plainAddress(window.location.pathname)) return [];
    return present().flatMap(({ control, name }) => {
      const one = fields.find((field) => field.name === name);
      if (!one || (isCheckable(control) ? one.checked === control.checked : one.value === control.value)) return [];
      return control.type === 'radio' && !one.checked ? [] : [{ control, value: one.value, checked: one.checked }];
    });
  } catch {
    return [];
  }
}

/**
 * What was typed and pressed while the app was on its way, and what was typed before the language was changed; the
 * returned function does it once more, now with the app.
 */
export function whatWasDoneBefore(): () => void {
  const touched = controls().filter(isTouched);
  const entries = touched.map((control) => ({ control, value: control.value, checked: isChecked(control) }));
  const carried = takenAlong().filter(({ control }) => !touched.includes(control));
  return () => {
    for (const one of [...carried, ...entries]) if (one.control.isConnected) enter(one);
    // Once the app knows what was typed.
    queueMicrotask(() => {
      const pressed = window.pressedBefore ?? [];
      // From now on what is pressed is the app's.
      delete window.pressedBefore;
      for (const button of pressed) if (button.isConnected) button.click();
    });
  };
}

declare global {
  interface Window {
    /** From /boot.js: what was pressed before the app was there, in order. */
    pressedBefore?: HTMLElement[];
  }
}
