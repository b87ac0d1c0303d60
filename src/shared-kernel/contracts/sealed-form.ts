/**
 * Form of a sealed text: `s1.<key>.<nonce, tag and cipher text>`. Defined here, because no contract accepts it as a
 * person's text.
 */
export const SEALED = /^s1\.(\d+)\.([\w-]+)$/;

/** Nonce and tag are 28 bytes, so at least 38 letters; nobody types that. */
const SEALED_WITHIN = /\bs1\.\d+\.[\w-]{38}/;

export const containsSealed = (text: string): boolean => SEALED_WITHIN.test(text);
