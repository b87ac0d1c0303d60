import { afterFact, type EventType, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Email, IdentityFacade } from '../../identity/index.ts';
import {
  interestAccepted,
  interestApproved,
  interestDeclined,
  interestExpired,
  interestLapsed,
  interestRefused,
  interestSuperseded,
  responseApproved,
} from '../events.ts';
import { WORDS } from '../infra/objection-interest-requests.ts';
import { emails } from '../emails.ts';

interface Ports {
  identity: IdentityFacade;
  seals: Seals;
}

/**
 * Tells sender and receiver by e-mail how a request goes on (decisions 12). The receiver reads its words, which the guardian
 * let through; an answer's words are quoted to nobody, since the guardian reads those first (decisions 5.7).
 */
export function mailInterest({ identity, seals }: Ports): Subscription[] {
  const mail = async (
    tx: Tx,
    to: string,
    email: Email,
    path: string,
    values: Record<string, number>,
    quote: string | null = null,
  ) => {
    await identity.notify(tx, to as UserId, email, { values, path, quote });
  };
  const wordsOf = async (tx: Tx, requestId: string): Promise<string | null> => {
    const row = await tx.db('matchmaking.interest_request').where({ id: requestId }).first('message');
    return row ? seals.open<string | null>(WORDS, requestId, row.message) : null;
  };
  const toSender = (event: EventType<typeof interestRefused.payload>, email: Email): Subscription =>
    afterFact(event, `matchmaking.mail-${event.type.split('.')[1]}`, (tx, { fromId, toProfileId }) =>
      mail(tx, fromId, email, '/interest-requests', { other: toProfileId }),
    );
  return [
    afterFact(
      interestApproved,
      'matchmaking.mail-approved',
      async (tx, { requestId, fromId, toId, fromProfileId, toProfileId }) => {
        // A letter may be late: of somebody who has gone meanwhile nothing reaches the other (decisions 5.10).
        if ((await identity.presentAmong(tx, [fromId as UserId])).size > 0) {
          const words = await wordsOf(tx, requestId);
          await mail(tx, toId, emails.interestReceived, '/interest-requests', { other: fromProfileId }, words);
        }
        await mail(tx, fromId, emails.interestWentOn, '/interest-requests', { other: toProfileId });
      },
    ),
    afterFact(interestAccepted, 'matchmaking.mail-accepted', (tx, { fromId, toProfileId, matchId }) =>
      mail(tx, fromId, emails.interestAccepted, `/messages/${matchId}`, { other: toProfileId }),
    ),
    toSender(interestRefused, emails.interestRefused),
    toSender(interestDeclined, emails.interestDeclined),
    toSender(interestExpired, emails.interestExpired),
    toSender(interestLapsed, emails.interestLapsed),
    toSender(interestSuperseded, emails.interestSuperseded),
    // Those of an acceptance are a message, of which its recipient is told.
    afterFact(responseApproved, 'matchmaking.mail-response', async (tx, { fromId, toProfileId, accepted }) => {
      if (!accepted) await mail(tx, fromId, emails.responseDelivered, '/interest-requests', { other: toProfileId });
    }),
  ];
}
