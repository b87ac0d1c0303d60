import { fill } from '#kernel/i18n/catalogue.ts';
import texts from '#kernel/i18n/en/decide.json' with { type: 'json' };
import { hashOfToken, newToken } from '#kernel/ids.ts';
import type { Guardian } from '../domain/guardian.ts';

/** Gives a guardian without an account the link by which he steps down, as a line of the e-mail that he is sent. */
export function farewellLink(guardian: Guardian, ward: string): { text: string; quote: null; path: string } {
  const token = newToken();
  guardian.giveFarewell(hashOfToken(token));
  return { text: fill(texts.stepDown.link, { ward }), quote: null, path: `/step-down/${token}` };
}
