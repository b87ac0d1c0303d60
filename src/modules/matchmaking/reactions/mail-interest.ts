import { afterCommit, type EventType, type Subscription } from '#kernel/events.ts';
import { longDate } from '#kernel/i18n/dates.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Email } from '../../identity/index.ts';
import { emails } from '../emails.ts';
import {
  interestAccepted,
  interestApproved,
  interestDeclined,
  interestExpired,
  interestLapsed,
  interestRefused,
  interestSuperseded,
  responseApproved,
  responseDeclined,
} from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'identity' | 'requests'>;

/** The page of requests, opened at the received or the sent ones. */
const RECEIVED = '/interest-requests';
const SENT_TAB = '/interest-requests?tab=sent';

/**
 * Emails sender and receiver about a request. Only approved messages are quoted, and no words of an answer
 * (R-5.7).
 */
export function mailInterest({ identity, requests }: Ports): Subscription[] {
  const mail = async (
    tx: Tx,
    to: UserId,
    email: Email,
    path: string,
    values: Record<string, number | string>,
    words: { quote?: string | null; cited?: string | null } = {},
  ) => {
    await identity.notify(tx, to, email, { values, path, ...words });
  };
  const toSender = (event: EventType<typeof interestRefused.payload>, email: Email): Subscription =>
    afterCommit(event, `matchmaking.mail-${event.type.split('.')[1]}`, (tx, { fromId, toProfileId }) =>
      mail(tx, fromId, email, SENT_TAB, { other: toProfileId }),
    );
  return [
    afterCommit(
      interestApproved,
      'matchmaking.mail-approved',
      async (tx, { requestId, fromId, toId, fromProfileId, toProfileId }) => {
        // The email may be late: nothing of a member who has left since reaches the other.
        if ((await identity.filterActive(tx, [fromId])).size > 0) {
          const received = await requests.asReceived(tx, requestId);
          if (received) {
            const values = { other: fromProfileId, date: longDate(received.expiresAt) };
            await mail(tx, toId, emails.interestReceived, RECEIVED, values, {
              quote: received.message,
              cited: received.quote,
            });
          }
        }
        await mail(tx, fromId, emails.interestWentOn, SENT_TAB, { other: toProfileId });
      },
    ),
    afterCommit(interestAccepted, 'matchmaking.mail-accepted', (tx, { fromId, toProfileId, matchId }) =>
      mail(tx, fromId, emails.interestAccepted, `/messages/${matchId}`, { other: toProfileId }),
    ),
    toSender(interestRefused, emails.interestRefused),
    toSender(interestDeclined, emails.interestDeclined),
    toSender(interestExpired, emails.interestExpired),
    afterCommit(interestLapsed, 'matchmaking.mail-interest-lapsed', async (tx, { fromId, toProfileId, bySender }) => {
      if (!bySender) await mail(tx, fromId, emails.interestLapsed, SENT_TAB, { other: toProfileId });
    }),
    toSender(interestSuperseded, emails.interestSuperseded),
    // Words of an acceptance are a message, with its own emails.
    afterCommit(
      responseDeclined,
      'matchmaking.mail-response-declined',
      async (tx, { toId, fromProfileId, accepted }) => {
        if (!accepted) await mail(tx, toId, emails.responseDeclined, RECEIVED, { other: fromProfileId });
      },
    ),
    afterCommit(responseApproved, 'matchmaking.mail-response', async (tx, { fromId, toProfileId, accepted }) => {
      if (!accepted) await mail(tx, fromId, emails.responseDelivered, SENT_TAB, { other: toProfileId });
    }),
  ];
}
