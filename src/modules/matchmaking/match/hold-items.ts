import type { Tx } from '#kernel/tx.ts';
import type { Match } from '../domain/match/match-state.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Locks the items of a match for her guardian, its stage and its topics; before the match, as his decisions do. */
export async function holdItems(
  tx: Tx,
  { guardianship, matchTopics }: Pick<UseCasePorts, 'guardianship' | 'matchTopics'>,
  { id, proposal }: Match,
): Promise<void> {
  if (proposal) await guardianship.putApprovalOnHold(tx, 'stage', proposal.id);
  for (const review of await matchTopics.reviewsOf(tx, id)) await guardianship.putApprovalOnHold(tx, 'topic', review);
}
