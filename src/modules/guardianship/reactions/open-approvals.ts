import { inTransaction, type Subscription } from '#kernel/events.ts';
import type { ApprovalType } from '../contracts/approvals.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId, type ApprovalId, type GuardianId, type UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import {
  interestExpired,
  interestLapsed,
  interestRequested,
  interestSuperseded,
  interestWithdrawn,
  responseClosed,
  responseWritten,
  stageAgreed,
  proposalDropped,
  topicPairClosed,
  topicPairWritten,
} from '../../matchmaking/events.ts';
import { messageClosed, messageWritten } from '../../messaging/events.ts';
import { Approval } from '../domain/approval.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'approvals' | 'resolveDecisionAuthority'>;
/** The ward, author and recipient of the words. */
interface ReviewedTextPort {
  wardId: UserId;
  from: UserId;
  to: UserId;
}

/**
 * Opens an approval for each request, message, written answer, stage and pair of answers in the transaction that makes
 * it, so that nobody else sees the words before the guardian decides. Closes it when its subject ends.
 */
export function openApprovals({ clock, approvals, resolveDecisionAuthority }: Ports): Subscription[] {
  const open = async (
    tx: Tx,
    type: ApprovalType,
    subjectId: string,
    words: ReviewedTextPort,
    fallback?: GuardianId,
  ) => {
    const { wardId } = words;
    const otherId = words.from === wardId ? words.to : words.from;
    const { guardian, blockers } = await resolveDecisionAuthority(tx, wardId, otherId);
    const guardianId = guardian?.id ?? fallback;
    if (!guardianId || (blockers.length > 0 && !fallback)) throw new DomainError('guardianship.not-verified');
    const createdAt = clock.now();
    const id = newId<ApprovalId>(createdAt);
    const item = { id, type, subjectId, wardId, otherId, guardianId, blockedBy: blockers, createdAt };
    await approvals.save(tx, Approval.open(item));
  };
  const close = async (tx: Tx, type: ApprovalType, subjectId: string) => {
    const approval = await approvals.ofSubject(tx, type, subjectId);
    if (!approval) return;
    approval.close(clock.now());
    await approvals.save(tx, approval);
  };
  return [
    inTransaction(
      interestRequested,
      'guardianship.open-interest',
      (tx, { requestId, wardId, fromId: from, toId: to }) =>
        open(tx, 'interest_request', requestId, { wardId, from, to }),
    ),
    inTransaction(
      messageWritten,
      'guardianship.open-message',
      (tx, { messageId, wardId, senderId: from, recipientId: to }) =>
        open(tx, 'message', messageId, { wardId, from, to }),
    ),
    // A written refusal takes effect even if nobody can decide at present: its words wait for the guardian who approved
    // the request, or for his successor.
    inTransaction(responseWritten, 'guardianship.open-response', async (tx, { requestId, wardId, fromId, toId }) => {
      const request = await approvals.ofSubject(tx, 'interest_request', requestId);
      const words = { wardId, from: toId, to: fromId };
      await open(tx, 'message', requestId, words, request?.state.guardianId);
    }),
    inTransaction(stageAgreed, 'guardianship.open-stage', (tx, { proposalId, proposedBy, man, woman }) => {
      const [from, to] = proposedBy === 'man' ? [man, woman] : [woman, man];
      return open(tx, 'stage', proposalId, { wardId: woman.accountId, from: from.accountId, to: to.accountId });
    }),
    inTransaction(topicPairWritten, 'guardianship.open-topic', (tx, { pairId, man, woman }) =>
      open(tx, 'topic', pairId, { wardId: woman.accountId, from: woman.accountId, to: man.accountId }),
    ),
    inTransaction(topicPairClosed, 'guardianship.close-topic', (tx, { pairId }) => close(tx, 'topic', pairId)),
    inTransaction(proposalDropped, 'guardianship.close-stage', (tx, { proposalId }) => close(tx, 'stage', proposalId)),
    ...[interestWithdrawn, interestExpired, interestLapsed, interestSuperseded].map((event) =>
      inTransaction(event, 'guardianship.close-interest', (tx, { requestId }) =>
        close(tx, 'interest_request', requestId),
      ),
    ),
    inTransaction(messageClosed, 'guardianship.close-message', (tx, { messageId }) => close(tx, 'message', messageId)),
    inTransaction(responseClosed, 'guardianship.close-response', (tx, { requestId }) =>
      close(tx, 'message', requestId),
    ),
  ];
}
