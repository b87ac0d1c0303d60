import { languages, type Language } from './languages.ts';

/** A time in words, in the service's time zone: 21 November 2026 at 14:30. */
export const momentInWords = (at: Date, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  }).format(at);

/** A time in words, with its weekday, in another time zone: Sunday, 6 December 2026 at 15:00. */
export const momentInZone = (at: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);

/** A day in words: 21 November 2026. */
export const longDate = (at: Date, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at);
