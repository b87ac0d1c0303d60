/**
 * How a sealed text looks: `s1.<key>.<nonce, tag and cipher text>`. Here, because no contract takes one for a person's
 * text.
 */
export const SEALED = /^s1\.(\d+)\.([\w-]+)$/;

/** Nonce and tag are 28 bytes, so at least 38 letters; nobody writes that by hand. */
const SEALED_WITHIN = /\bs1\.\d+\.[\w-]{38}/;

/** Whether a sealed text stands somewhere in it. */
export const containsSealed = (text: string): boolean => SEALED_WITHIN.test(text);
