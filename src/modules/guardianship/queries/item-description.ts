import { answerText } from '#kernel/i18n/answers.ts';
import type { ApprovalType } from '../contracts/approvals.ts';
import type { ReviewedItem } from '../index.ts';

/** What a decided item is called in a list; also one whose words are gone. */
export function descriptionOf(type: ApprovalType, item: ReviewedItem | undefined): string {
  const isMessage = type === 'message';
  if (!item) return answerText(isMessage ? 'approvalMessageGone' : 'approvalInterestGone');
  return answerText(isMessage ? 'approvalMessage' : 'approvalInterest', { from: item.from, to: item.to });
}
