import { afterCommit, type Subscription } from '#kernel/events.ts';
import { safetyRequested } from '../../guardianship/events.ts';
import { emails } from '../emails.ts';
import { ticketAnswered, ticketReplyRequested } from '../events.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'identity' | 'questions'>;

/**
 * Emails the asker that there is an answer or a question of the staff, without quoting it, as others may read the
 * email. An address without an account is then removed.
 */
export const mailAnswers = ({ identity, questions }: Ports): Subscription[] => {
  const mail = async (tx: Tx, questionId: string): Promise<void> => {
    const question = await questions.find(tx, questionId);
    if (!question) return;
    const { asker, notifyByEmail, address } = question.state;
    if ('accountId' in asker) {
      if (!notifyByEmail) return;
      // Links to a neutral page, as others may open the link where she is signed in.
      const sent = await identity.notify(tx, asker.accountId, emails.ticketUpdateInAccount, { path: '/' });
      question.mailed(sent?.mailId ?? null);
    } else if (address) {
      const sent = await identity.notify(tx, { name: '', address }, emails.ticketUpdateUnderKey);
      question.mailed(sent?.mailId ?? null);
      question.forgetAddress();
    } else return;
    await questions.save(tx, question);
  };
  return [
    // Her mailbox may not be hers alone: she says in each ticket whether emails are safe.
    afterCommit(safetyRequested, 'content.mail-safety-question', async (tx, { wardId }) => {
      if (await questions.wantsEmails(tx, wardId))
        await identity.notify(tx, wardId, emails.ticketUpdateInAccount, { path: '/' });
    }),
    afterCommit(ticketAnswered, 'content.mail-answer', (tx, { questionId }) => mail(tx, questionId)),
    afterCommit(ticketReplyRequested, 'content.mail-question', (tx, { questionId }) => mail(tx, questionId)),
  ];
};
