import { afterCommit, type Subscription } from '#kernel/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { emails } from '../emails.ts';
import { breakEnded } from '../events.ts';

/** Whoever rested learns by e-mail that it is over; why it was, the e-mail does not say. */
export const emailBreakEnded = ({ identity }: { identity: IdentityFacade }): Subscription[] => [
  afterCommit(breakEnded, 'matchmaking.mail-rest-ended', async (tx, { accountId }) => {
    await identity.notify(tx, accountId, emails.breakEnded, { path: '/profile' });
  }),
];
