import { languages, type Language } from './languages.ts';

/** A moment in words, by the clock of the service's home: 21 November 2026 at 14:30. */
export const momentInWords = (at: Date, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  }).format(at);

/** A day in words, as e-mails write it: 21 November 2026. */
export const longDate = (at: Date, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at);
