import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { quotableSentences } from '../../contracts/quotes/quotable.ts';
import type { Profile } from '../profile.ts';

/**
 * Refuses a quotation that is no whole sentence of the receiver's profile as others read it now (R-C.6).
 * @throws common.invalid naming `quote`
 */
export function requireQuotable(quote: string | null, { shownAnswers }: Pick<Profile, 'shownAnswers'>): void {
  if (quote === null) return;
  const words = { aboutMe: shownAnswers.bio ?? '', promptAnswers: shownAnswers.promptAnswers ?? [] };
  if (!quotableSentences(words).includes(quote)) throw invalidField('quote', sentence('quoteUnknown'));
}
