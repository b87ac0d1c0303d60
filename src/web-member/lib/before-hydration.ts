import { plainAddress } from '#kernel/i18n/languages.ts';
import { tabStore } from '../../web-shared/storage.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type EarlyEntry = { control: Control; value: string; checked: boolean | undefined };

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const isTouched = (control: Control): boolean => {
  // The selected radio button represents its group.
  if (control.type === 'radio')
    return (control as HTMLInputElement).checked && !(control as HTMLInputElement).defaultChecked;
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    // Without a preset option the browser selects the first one itself.
    const preset = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.selectedOptions[0] !== preset;
  }
  return control.value !== control.defaultValue;
};

/**
 * Sets a value as user input would. React ignores a value that it believes to be current, so another one is set first.
 */
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
/** A field's content; `name` includes the position. */
type EarlyInput = { name: string; value: string; checked: boolean | undefined };
/** Names each field, with its position among fields of the same name, because forms may share names. */
const named = (all: Control[]) => {
  const seen = new Map<string, number>();
  return all.map((control) => {
    const name = [control.type, control.name, control.type === 'radio' && control.value].join(' ');
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return { control, name: [name, seen.get(name)].join(' ') };
  });
};
/** Never carries passwords, not even visible ones, whose field has another type. */
const isNeverTaken = ({ type, autocomplete }: Control) =>
  ['password', 'hidden', 'file'].includes(type) || /password|one-time-code/.test(autocomplete);
/** Fields inside forms only: a control outside takes effect at once. */
const present = () =>
  named(controls('form ').filter((control) => !isNeverTaken(control) && !control.closest('.password')));

/** Stores the form input of this page for the next document, if that is the same page in another language. */
export function carryInput() {
  const fields = present().map(({ control, name }) => ({ name, value: control.value, checked: isChecked(control) }));
  tabStore.set(KEY, JSON.stringify({ page: plainAddress(window.location.pathname), fields }));
}

/** Reads the stored form input once, and returns the part that still has to be entered. */
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
 * Collects what was typed and pressed before hydration or before a change of language. The returned function repeats it
 * after hydration.
 */
export function replayInput(): () => void {
  const touched = controls().filter(isTouched);
  const entries = touched.map((control) => ({ control, value: control.value, checked: isChecked(control) }));
  const carried = takenAlong().filter(({ control }) => !touched.includes(control));
  return () => {
    for (const one of [...carried, ...entries]) if (one.control.isConnected) enter(one);
    // Pressed only after the app has processed the input.
    queueMicrotask(() => {
      const pressed = window.pressedBefore ?? [];
      // From now on the app handles presses itself.
      delete window.pressedBefore;
      for (const button of pressed) if (button.isConnected) button.click();
    });
  };
}

declare global {
  interface Window {
    /** From /boot.js: the buttons pressed before hydration, in order. */
    pressedBefore?: HTMLElement[];
  }
}
