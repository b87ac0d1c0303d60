type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Held = { control: Control; value: string; checked: boolean | undefined };

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
function enter({ control, value, checked }: Held) {
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

/**
 * What was typed and pressed while the app was on its way; the returned function does it once more, now with the app.
 */
export function whatWasDoneBefore(): () => void {
  const touched = [...document.querySelectorAll<Control>('input, textarea, select')].filter(isTouched);
  const held = touched.map((control) => ({
    control,
    value: control.value,
    checked: isCheckable(control) ? control.checked : undefined,
  }));
  return () => {
    for (const one of held) if (one.control.isConnected) enter(one);
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
