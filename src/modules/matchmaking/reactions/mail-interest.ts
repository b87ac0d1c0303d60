import { afterFact, type EventType, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { MailId } from '#kernel/mail/mailer.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import {
  interestAccepted,
  interestApproved,
  interestDeclined,
  interestExpired,
  interestLapsed,
  interestRefused,
} from '../events.ts';

/** Tells sender and receiver by e-mail how a request goes on (decisions 12). */
export function mailInterest(identity: IdentityFacade): Subscription[] {
  const mail = async (
    tx: Tx,
    to: string,
    id: MailId,
    path: string,
    values: Record<string, number>,
    quote: string | null = null,
  ) => {
    await identity.write(tx, to as UserId, { mail: id, values, path, quote });
  };
  const words = async (tx: Tx, requestId: string) =>
    tx.db('matchmaking.interest_request').where({ id: requestId }).first('message', 'response_message');
  const toSender = (event: EventType<typeof interestRefused.payload>, id: MailId, withResponse = false): Subscription =>
    afterFact(event, `matchmaking.mail-${event.type.split('.')[1]}`, async (tx, { requestId, fromId, toProfileId }) => {
      const { response_message: response } = await words(tx, requestId);
      await mail(tx, fromId, id, '/interest-requests', { other: toProfileId }, withResponse ? response : null);
    });
  return [
    afterFact(
      interestApproved,
      'matchmaking.mail-approved',
      async (tx, { requestId, fromId, toId, fromProfileId, toProfileId }) => {
        const { message } = await words(tx, requestId);
        await mail(tx, toId, 'interestReceived', '/interest-requests', { other: fromProfileId }, message);
        await mail(tx, fromId, 'interestWentOn', '/interest-requests', { other: toProfileId });
      },
    ),
    afterFact(
      interestAccepted,
      'matchmaking.mail-accepted',
      async (tx, { requestId, fromId, toProfileId, matchId }) => {
        const { response_message: response } = await words(tx, requestId);
        await mail(tx, fromId, 'interestAccepted', `/messages/${matchId}`, { other: toProfileId }, response);
      },
    ),
    toSender(interestRefused, 'interestRefused'),
    toSender(interestDeclined, 'interestDeclined', true),
    toSender(interestExpired, 'interestExpired'),
    toSender(interestLapsed, 'interestLapsed'),
  ];
}
