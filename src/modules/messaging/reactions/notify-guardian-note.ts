import { afterCommit, inTransaction, type Subscription } from '#kernel/events.ts';
import { pushLive } from '#kernel/live.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { emails } from '../emails.ts';
import { guardianNoteWritten } from '../events.ts';

export const notifyGuardianNote = ({ identity }: { identity: IdentityFacade }): Subscription[] => [
  inTransaction(guardianNoteWritten, 'messaging.live-guardian-note', (tx, { wardId }) =>
    pushLive(tx, [wardId], 'message'),
  ),
  afterCommit(guardianNoteWritten, 'messaging.mail-guardian-note', async (tx, { wardId, matchId }) => {
    await identity.notify(tx, wardId, emails.guardianNote, { values: {}, path: `/messages/${matchId}` });
  }),
];
