import type { ApprovalType } from '../contracts/approvals.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import type { Email, EmailContent } from '../../identity/index.ts';
import { emails } from '../emails.ts';
import type { ReviewedItem } from '../index.ts';

/** Something that waits for a guardian, as his e-mail tells of it. */
export interface WaitingItem extends ReviewedItem {
  type: ApprovalType;
  /** What his ward is called. */
  ward: string;
  /** Opens this one item, without signing in. */
  path: string;
}

/** What an item is called in lists and letters. */
export const descriptionOf = (type: ApprovalType, item: ReviewedItem | undefined): string => {
  const [known, gone] =
    type === 'message'
      ? (['approvalMessage', 'approvalMessageGone'] as const)
      : (['approvalInterest', 'approvalInterestGone'] as const);
  return item ? answerText(known, { from: item.from, to: item.to }) : answerText(gone);
};

/** One item with its words, or several by their descriptions; each with its own link (decisions 2.15). */
export function emailAbout(guardian: string, items: WaitingItem[]): [Email, EmailContent] {
  const [only, ...more] = items;
  if (only && more.length === 0)
    return [
      only.type === 'message' ? emails.approvalMessage : emails.approvalInterest,
      {
        values: { guardian, ward: only.ward, from: only.from, to: only.to },
        quote: only.content,
        path: only.path,
      },
    ];
  return [
    emails.approvalsWaiting,
    {
      values: { guardian, count: items.length },
      items: items.map((item) => ({
        text: answerText('approvalForWard', { ward: item.ward, what: descriptionOf(item.type, item) }),
        path: item.path,
      })),
    },
  ];
}
