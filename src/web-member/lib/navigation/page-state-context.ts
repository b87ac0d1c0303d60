import type { Language } from '#kernel/i18n/languages.ts';
import { createContext } from 'react';

/** Returns the languages of the page at a plain address (without language prefix). */
export const TranslatedLanguages = createContext<(pathname: string) => Language[]>(() => ['en']);
