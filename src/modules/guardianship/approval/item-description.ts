import { answerText } from '#kernel/i18n/answers.ts';
import ar from '#kernel/i18n/ar/messages.json' with { type: 'json' };
import en from '#kernel/i18n/en/messages.json' with { type: 'json' };
import type { Language } from '#kernel/i18n/languages.ts';
import ur from '#kernel/i18n/ur/messages.json' with { type: 'json' };
import type { ApprovalType } from '../contracts/approvals.ts';
import type { ReviewedItem } from '../ports.ts';

const messages: Record<Language, Pick<typeof en, 'stage'>> = { en, ar, ur };

const TEXTS = {
  interest_request: ['approvalInterest', 'approvalInterestGone'],
  message: ['approvalMessage', 'approvalMessageGone'],
  stage: ['approvalStage', 'approvalStageGone'],
} as const;

/** Name of a decided item in a list, also if its words were deleted. */
export function descriptionOf(type: ApprovalType, item: ReviewedItem | undefined, language: Language): string {
  const [text, endedText] = TEXTS[type];
  if (!item) return answerText(endedText, {}, language);
  const { from, to, stage } = item;
  return answerText(text, { from, to, ...(stage && { stage: messages[language].stage[stage] }) }, language);
}
