import { afterCommit, type Subscription } from '#kernel/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { emails } from '../emails.ts';
import { profileModerated } from '../events.ts';

const EMAIL_OF = {
  hidden: emails.profileHidden,
  'sent-back': emails.rewriteSentBack,
  shown: emails.profileShown,
  warned: emails.memberWarned,
};

/** Emails a member about an act of the staff; the reason and the texts are in the account only. */
export const emailModeration = ({ identity }: { identity: IdentityFacade }): Subscription[] => [
  afterCommit(profileModerated, 'matchmaking.mail-moderation', async (tx, { accountId, act }) => {
    await identity.notify(tx, accountId, EMAIL_OF[act], { path: '/profile' });
  }),
];
