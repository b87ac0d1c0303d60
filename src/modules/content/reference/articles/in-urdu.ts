import type { Translated } from '../translations.ts';

/** Articles in Urdu; their last section lists the same sources. */
export const inUrdu: Translated[] = [];
