import type { Language } from './languages.ts';

/** How a language writes dates, with the figures that all of them share with addresses and numbers of profiles. */
const LOCALES: Record<Language, string> = { en: 'en-GB', ar: 'ar-u-nu-latn', ur: 'ur-u-nu-latn' };

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** A moment in words, by the clock of the service's home: 21 November 2026 at 14:30. */
export const momentInWords = (at: Date): string => moment.format(at);

/** A day in words, as e-mails write it: 21 November 2026. */
export const longDate = (at: Date, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at);
