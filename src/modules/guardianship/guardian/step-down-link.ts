import { fill } from '#kernel/i18n/catalogue.ts';
import { hashOfToken, newToken } from '#kernel/values/ids.ts';
import type { Guardian } from '../domain/guardian.ts';
import { decideTexts } from '../approval/approval-headline.ts';

/** Issues a link by which a guardian without an account steps down, and returns it as a line of his email. */
export function stepDownLink(guardian: Guardian, ward: string): { text: string; quote: null; path: string } {
  const token = newToken();
  guardian.issueStepDownToken(hashOfToken(token));
  return {
    text: fill(decideTexts[guardian.state.language].stepDown.link, { ward }),
    quote: null,
    path: `/step-down/${token}`,
  };
}
