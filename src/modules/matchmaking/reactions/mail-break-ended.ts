import { afterCommit, type Subscription } from '#kernel/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { emails } from '../emails.ts';
import { breakEnded } from '../events.ts';

/** Emails a member whose break or waiting period ended; the email does not say which. */
export const emailBreakEnded = ({ identity }: { identity: IdentityFacade }): Subscription[] => [
  afterCommit(breakEnded, 'matchmaking.mail-break-ended', async (tx, { accountId }) => {
    await identity.notify(tx, accountId, emails.breakEnded, { path: '/profile' });
  }),
];
