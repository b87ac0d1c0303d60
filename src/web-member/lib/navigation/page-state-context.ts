import type { Language } from '#kernel/i18n/languages.ts';
import { createContext } from 'react';

/** In which languages the page of a plain address stands. */
export const TranslatedLanguages = createContext<(pathname: string) => Language[]>(() => ['en']);
