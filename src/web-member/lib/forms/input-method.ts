/** The key code of each key that an input method handles. */
const OF_INPUT_METHOD = 229;

/**
 * Leaves the keys of an input method (Chinese, Japanese, Korean, phonetic Arabic …) to it: no part of a page hears
 * them, so the Enter that ends a composition sends nothing and the Escape that drops one closes nothing.
 */
export function leaveKeysToInputMethods() {
  window.addEventListener(
    'keydown',
    (event) => {
      const { isComposing, keyCode, key } = event;
      if (!isComposing && keyCode !== OF_INPUT_METHOD) return;
      event.stopImmediatePropagation();
      // Safari reports the Enter that ends a composition after its end: by itself it would send the form.
      if (key === 'Enter' && !isComposing) event.preventDefault();
    },
    true,
  );
}
