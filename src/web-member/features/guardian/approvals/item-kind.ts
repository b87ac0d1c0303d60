import type { PendingApproval } from '#modules/guardianship/contracts/approvals.schema.ts';

type Item = Pick<PendingApproval, 'type' | 'from' | 'wardProfileId'>;

export const isFromWard = ({ from, wardProfileId }: Item): boolean => from === wardProfileId;

/** Returns the kind of an item, as in the keys of its texts. */
export const kindOf = (item: Item) =>
  item.type === 'stage' || item.type === 'topic'
    ? item.type
    : (`${item.type === 'message' ? 'message' : 'interest'}${isFromWard(item) ? 'From' : 'To'}Ward` as const);
export type ItemKind = ReturnType<typeof kindOf>;
