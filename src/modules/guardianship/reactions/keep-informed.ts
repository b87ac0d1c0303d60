import { withFact, type Subscription } from '#kernel/events.ts';
import { pushLive } from '#kernel/live.ts';
import type { Guardians } from '../domain/guardians.ts';
import { approvalDecided, approvalOpened, approvalAssigned, guardianNamed, guardianStatusChanged } from '../events.ts';

/** Open screens of ward and guardian learn at once what changed. */
export const keepInformed = ({ guardians }: { guardians: Guardians }): Subscription[] => [
  ...[guardianNamed, guardianStatusChanged].map((event) =>
    withFact(event, 'guardianship.live-guardian', (tx, { wardId }) => pushLive(tx, [wardId], 'guardian')),
  ),
  ...[approvalOpened, approvalAssigned, approvalDecided].map((event) =>
    withFact(event, 'guardianship.live-approval', async (tx, { guardianId }) =>
      pushLive(tx, [await guardians.accountOf(tx, guardianId)], 'approval'),
    ),
  ),
];
