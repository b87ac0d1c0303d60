import { fill } from '#kernel/i18n/catalogue.ts';
import { hashOfToken, newToken } from '#kernel/values/ids.ts';
import type { Guardian } from '../domain/guardian.ts';
import { decideTexts } from '../queries/approvals/approval-headline.ts';

/** Gives a guardian without an account the link by which he steps down, as a line of the e-mail that he is sent. */
export function stepDownLink(guardian: Guardian, ward: string): { text: string; quote: null; path: string } {
  const token = newToken();
  guardian.issueStepDownToken(hashOfToken(token));
  return {
    text: fill(decideTexts[guardian.state.language].stepDown.link, { ward }),
    quote: null,
    path: `/step-down/${token}`,
  };
}
