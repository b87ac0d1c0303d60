import { inTransaction, type Subscription } from '#kernel/events.ts';
import { pushLive } from '#kernel/live.ts';
import { presenceChanged } from '../../identity/events.ts';
import type { Guardians } from '../domain/guardians.ts';
import { approvalDecided, approvalOpened, approvalAssigned, guardianNamed, guardianStatusChanged } from '../events.ts';

/** Publishes changes to the open screens of ward and guardian, including a former guardian. */
export const publishLiveUpdates = ({ guardians }: { guardians: Guardians }): Subscription[] => [
  ...[guardianNamed, guardianStatusChanged].map((event) =>
    inTransaction(event, 'guardianship.live-guardian', async (tx, { guardianId, wardId }) =>
      pushLive(tx, [wardId, await guardians.accountOf(tx, guardianId)], 'guardian'),
    ),
  ),
  inTransaction(presenceChanged, 'guardianship.live-ward-presence', async (tx, { accountId: wardId }) => {
    const records = await guardians.everOfWard(tx, wardId);
    const guardian = records.find(({ state }) => state.state === 'verified');
    pushLive(tx, [guardian?.state.accountId ?? null], 'guardian');
  }),
  ...[approvalOpened, approvalAssigned, approvalDecided].map((event) =>
    inTransaction(event, 'guardianship.live-approval', async (tx, { guardianId }) =>
      pushLive(tx, [await guardians.accountOf(tx, guardianId)], 'approval'),
    ),
  ),
];
