const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day in words, as e-mails write it: 21 November 2026. */
export const longDate = (at: Date): string => long.format(at);
