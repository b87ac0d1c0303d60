import type { SecurityEventType } from '#kernel/contracts/account.ts';
import { withFact, type EventType, type Subscription } from '#kernel/events.ts';
import { newId } from '#kernel/ids.ts';
import { newDevice, passwordChanged, passwordReset, sessionsEnded } from '../events.ts';

/** Keeps what happened to an account, for its owner to see: what and when, nothing else. */
export const securityLog: Subscription[] = (
  [
    [newDevice, 'new-device'],
    [passwordChanged, 'password-changed'],
    [passwordReset, 'password-reset'],
    [sessionsEnded, 'sessions-ended'],
  ] satisfies [EventType<typeof newDevice.payload>, SecurityEventType][]
).map(([event, type]) =>
  withFact(event, 'identity.security-log', async (tx, { accountId }, { occurredAt: at }) => {
    await tx.db('identity.security_event').insert({ id: newId(at), account_id: accountId, type, at });
  }),
);
