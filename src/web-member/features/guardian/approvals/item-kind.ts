import type { PendingApproval } from '#modules/guardianship/contracts/approvals.ts';

type Item = Pick<PendingApproval, 'type' | 'from' | 'wardProfileId'>;

export const isFromWard = ({ from, wardProfileId }: Item): boolean => from === wardProfileId;

/** What an item is, as its texts are named. */
export const kindOf = (item: Item) =>
  item.type === 'stage'
    ? 'stage'
    : (`${item.type === 'message' ? 'message' : 'interest'}${isFromWard(item) ? 'From' : 'To'}Ward` as const);
export type ItemKind = ReturnType<typeof kindOf>;
