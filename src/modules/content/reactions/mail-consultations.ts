import { afterCommit, type Subscription } from '#kernel/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { emails } from '../emails.ts';
import { consultationAnswered } from '../events.ts';

/** Emails the asker that there is an answer, without quoting it. */
export const mailConsultations = ({ identity }: { identity: IdentityFacade }): Subscription[] => [
  afterCommit(consultationAnswered, 'content.mail-consultation', async (tx, { accountId }) => {
    await identity.notify(tx, accountId, emails.consultationAnswer, { path: '/consultations' });
  }),
];
