import { afterCommit, type Subscription } from '#kernel/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Questions } from '../domain/support-ticket.ts';
import { emails } from '../emails.ts';
import { questionAnswered } from '../events.ts';

interface Ports {
  identity: IdentityFacade;
  questions: Questions;
}

/**
 * Tells whoever asked for it that there is an answer, and nothing of it: the e-mail may be opened by others. To an
 * address without an account it goes once, and the address is forgotten.
 */
export const mailAnswers = ({ identity, questions }: Ports): Subscription[] => [
  afterCommit(questionAnswered, 'content.mail-answer', async (tx, { questionId }) => {
    const question = await questions.find(tx, questionId);
    if (!question) return;
    const { asker, notifyByEmail, address } = question.state;
    if ('accountId' in asker) {
      // To a page that says nothing, since the link may be opened by others where she is signed in.
      if (notifyByEmail) await identity.notify(tx, asker.accountId, emails.ticketUpdateInAccount, { path: '/' });
    } else if (address) {
      await identity.notify(tx, { name: '', address }, emails.ticketUpdateUnderKey);
      question.forgetAddress();
      await questions.save(tx, question);
    }
  }),
];
