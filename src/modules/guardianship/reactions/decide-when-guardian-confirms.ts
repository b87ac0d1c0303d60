import { DomainError } from '#kernel/errors.ts';
import { inTransaction, type Subscription } from '#kernel/events.ts';
import { stageConfirmed } from '../../matchmaking/events.ts';
import { decide } from '../domain/decide.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'approvals' | 'resolveDecisionAuthority'>;

/** Approves the pending item when its guardian confirms the stage in the match itself. */
export const decideWhenGuardianConfirms = ({ clock, approvals, resolveDecisionAuthority }: Ports): Subscription[] => [
  inTransaction(stageConfirmed, 'guardianship.decide-stage', async (tx, { proposalId, accountId }) => {
    const approval = await approvals.ofSubject(tx, 'stage', proposalId);
    if (!approval) throw new DomainError('common.not-found');
    const decision = { action: 'approve' as const, at: clock.now() };
    const isHe = (guardian: { accountId: string | null }) => guardian.accountId === accountId;
    await decide(tx, { approvals, resolveDecisionAuthority }, approval.state.id, isHe, decision);
  }),
];
