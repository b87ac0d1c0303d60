/** The key code of keys that an input method handles. */
const OF_INPUT_METHOD = 229;

/**
 * Hides the keys of an input method (Chinese, Japanese, Korean, phonetic Arabic …) from the page: the Enter that ends a
 * composition sends nothing, and the Escape that cancels one closes nothing.
 */
export function leaveKeysToInputMethods() {
  window.addEventListener(
    'keydown',
    (event) => {
      const { isComposing, keyCode, key } = event;
      if (!isComposing && keyCode !== OF_INPUT_METHOD) return;
      event.stopImmediatePropagation();
      // Safari reports the Enter that ends a composition after its end, and would submit the form.
      if (key === 'Enter' && !isComposing) event.preventDefault();
    },
    true,
  );
}
