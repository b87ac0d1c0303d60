import type { z } from 'zod';
import { afterCommit, type EventType, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { accountDisabled, accountEnabled } from '../../identity/events.ts';
import type { Email } from '../../identity/index.ts';
import type { Guardian } from '../domain/guardian.ts';
import { emails } from '../emails.ts';
import { guardianNoticeDue, guardianResumed, guardianSuspended, guardianWithdrew } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'guardians' | 'identity'>;

/** Emails ward and guardian about changes of the other that affect who decides for her. */
export const mailGuardianChanges = ({ guardians, identity }: Ports): Subscription[] => {
  const notifyWard = (
    event: typeof guardianWithdrew,
    email: Email,
    path: string,
    stillHolds: (guardian: Guardian) => boolean = () => true,
  ): Subscription =>
    afterCommit(event, `guardianship.mail-${event.type.split('.')[1]}`, async (tx, { guardianId, wardId }) => {
      const guardian = await guardians.find(tx, guardianId);
      if (!guardian || !stillHolds(guardian)) return;
      await identity.notify(tx, wardId, email, { values: { guardian: guardian.state.name }, path });
    });
  /** Sends only if the change still holds, and he is her guardian and not on hold. */
  const notifyGuardian = (
    event: EventType<z.ZodType<{ accountId: UserId }>>,
    email: Email,
    { present }: { present: boolean },
  ): Subscription =>
    afterCommit(event, `guardianship.mail-ward-${event.type.split('-').at(-1)}`, async (tx, { accountId: wardId }) => {
      const guardian = await guardians.ofWard(tx, wardId);
      const isPresent = (await identity.contactOf(tx, wardId)) !== null;
      if (guardian?.state.state !== 'verified' || guardian.state.heldAt || isPresent !== present) return;
      const ward = (await identity.namesOf(tx.db, [wardId])).get(wardId) ?? '';
      const values = { guardian: guardian.state.name, ward };
      await identity.notify(tx, guardian.recipient, email, { values, path: '/' });
    });
  return [
    notifyWard(guardianWithdrew, emails.guardianWithdrew, '/guardian-setup'),
    notifyWard(guardianSuspended, emails.guardianSuspended, '/guardian-setup'),
    // During a check or dispute he does not act, even if his account is enabled.
    notifyWard(guardianResumed, emails.guardianResumed, '/dashboard', ({ acts }) => acts),

    afterCommit(guardianNoticeDue, 'guardianship.mail-notice', async (tx, { guardianId, wardId }) => {
      const guardian = await guardians.find(tx, guardianId);
      const ward = (await identity.namesOf(tx.db, [wardId])).get(wardId);
      if (!guardian || !ward) return;
      const { state, name } = guardian.state;
      const isLeaving = state === 'verified' && (await identity.contactOf(tx, wardId)) === null;
      if (state !== 'replaced' && !isLeaving) return;
      const email = isLeaving ? emails.wardLeft : emails.guardianReplaced;
      await identity.notify(tx, guardian.recipient, email, { values: { guardian: name, ward }, path: '/' });
    }),

    notifyGuardian(accountDisabled, emails.wardSuspended, { present: false }),
    notifyGuardian(accountEnabled, emails.wardResumed, { present: true }),
  ];
};
