import { answerText } from '#kernel/i18n/answers.ts';
import type en from '#texts/en/messages.json';
import { textsOf } from '#kernel/i18n/texts.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { ApprovalType } from '../contracts/approvals.ts';
import type { ReviewedItem } from '../ports.ts';

const messages = textsOf<Pick<typeof en, 'stage'>>('messages');

const TEXTS = {
  interest_request: ['approvalInterest', 'approvalInterestGone'],
  message: ['approvalMessage', 'approvalMessageGone'],
  stage: ['approvalStage', 'approvalStageGone'],
  topic: ['approvalTopic', 'approvalTopicGone'],
} as const;

/** Name of a decided item in a list, also if its words were deleted. */
export function descriptionOf(type: ApprovalType, item: ReviewedItem | undefined, language: Language): string {
  const [text, endedText] = TEXTS[type];
  if (!item) return answerText(endedText, {}, language);
  const { from, to, stage, topic } = item;
  const about = {
    ...(stage && { stage: messages[language].stage[stage] }),
    ...(topic && { title: topic.title[language] }),
  };
  return answerText(text, { from, to, ...about }, language);
}
