import { afterCommit, type Subscription } from '#kernel/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { emails } from '../emails.ts';
import { messageDeclined } from '../events.ts';

export const mailDeclinedMessage = ({ identity }: { identity: IdentityFacade }): Subscription[] => [
  afterCommit(messageDeclined, 'messaging.mail-declined', async (tx, { matchId, senderId }) => {
    await identity.notify(tx, senderId, emails.messageDeclined, { path: `/messages/${matchId}` });
  }),
];
