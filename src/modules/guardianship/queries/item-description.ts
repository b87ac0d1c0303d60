import { answerText } from '#kernel/i18n/answers.ts';
import messages from '#kernel/i18n/en/messages.json' with { type: 'json' };
import type { ApprovalType } from '../contracts/approvals.ts';
import type { ReviewedItem } from '../index.ts';

const TEXTS = {
  interest_request: ['approvalInterest', 'approvalInterestGone'],
  message: ['approvalMessage', 'approvalMessageGone'],
  stage: ['approvalStage', 'approvalStageGone'],
} as const;

/** What a decided item is called in a list; also one whose words are gone. */
export function descriptionOf(type: ApprovalType, item: ReviewedItem | undefined): string {
  const [text, gone] = TEXTS[type];
  if (!item) return answerText(gone);
  const { from, to, stage } = item;
  return answerText(text, { from, to, ...(stage && { stage: messages.stage[stage] }) });
}
