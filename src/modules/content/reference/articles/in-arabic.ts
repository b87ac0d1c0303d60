import type { Translated } from '../translations.ts';

/** Articles in Arabic; their last section lists the same sources. */
export const inArabic: Translated[] = [];
