import { withFact, type Subscription } from '#kernel/events.ts';
import type { GuardianId, UserId } from '#kernel/ids.ts';
import { pushLive } from '#kernel/live.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { approvalDecided, approvalOpened, approvalPut, guardianNamed, standingChanged } from '../events.ts';

const accountOf = async (tx: Tx, guardianId: GuardianId): Promise<UserId | null> =>
  (await tx.db('guardianship.guardian').where({ id: guardianId }).first('account_id'))?.account_id ?? null;

/** Open screens of ward and guardian learn at once what changed. */
export const keepInformed: Subscription[] = [
  ...[guardianNamed, standingChanged].map((event) =>
    withFact(event, 'guardianship.live-guardian', (tx, { wardId }) => pushLive(tx, [wardId as UserId], 'guardian')),
  ),
  ...[approvalOpened, approvalPut, approvalDecided].map((event) =>
    withFact(event, 'guardianship.live-approval', async (tx, { guardianId }) =>
      pushLive(tx, [await accountOf(tx, guardianId)], 'approval'),
    ),
  ),
];
