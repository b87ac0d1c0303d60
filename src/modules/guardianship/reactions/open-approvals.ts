import { withFact, type Subscription } from '#kernel/events.ts';
import type { ApprovalType } from '#kernel/contracts/approvals.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId, type ApprovalId, type UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { interestExpired, interestLapsed, interestRequested, interestWithdrawn } from '../../matchmaking/events.ts';
import { messageClosed, messageWritten } from '../../messaging/events.ts';
import { Approval, type Approvals } from '../domain/approval.ts';
import type { Guardians } from '../domain/guardian.ts';

interface Pair {
  wardId: string;
  from: string;
  to: string;
}

/** Puts each request and message to the ward's guardian in the transaction that makes it: nothing can wait unseen, or be seen unasked. */
export function openApprovals({
  clock,
  approvals,
  guardians,
}: {
  clock: Clock;
  approvals: Approvals;
  guardians: Guardians;
}): Subscription[] {
  const open = async (tx: Tx, type: ApprovalType, subjectId: string, pair: Pair) => {
    const wardId = pair.wardId as UserId;
    const guardian = await guardians.verifiedOf(tx, wardId);
    if (!guardian) throw new DomainError('guardianship.not-verified');
    const createdAt = clock.now();
    await approvals.save(
      tx,
      Approval.open({
        id: newId<ApprovalId>(createdAt),
        type,
        subjectId,
        wardId,
        otherId: (pair.from === wardId ? pair.to : pair.from) as UserId,
        guardianId: guardian.guardianId,
        createdAt,
      }),
    );
  };
  const close = async (tx: Tx, type: ApprovalType, subjectId: string) => {
    const approval = await approvals.ofSubject(tx, type, subjectId);
    if (!approval) return;
    approval.close(clock.now());
    await approvals.save(tx, approval);
  };
  return [
    withFact(interestRequested, 'guardianship.open-interest', (tx, { requestId, wardId, fromId: from, toId: to }) =>
      open(tx, 'interest_request', requestId, { wardId, from, to }),
    ),
    withFact(
      messageWritten,
      'guardianship.open-message',
      (tx, { messageId, wardId, senderId: from, recipientId: to }) =>
        open(tx, 'message', messageId, { wardId, from, to }),
    ),
    ...[interestWithdrawn, interestExpired, interestLapsed].map((event) =>
      withFact(event, 'guardianship.close-interest', (tx, { requestId }) => close(tx, 'interest_request', requestId)),
    ),
    withFact(messageClosed, 'guardianship.close-message', (tx, { messageId }) => close(tx, 'message', messageId)),
  ];
}
