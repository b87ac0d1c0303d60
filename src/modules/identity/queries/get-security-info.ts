import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { SecurityEventType, SecurityInfo } from '../contracts/account.ts';
import texts from '#kernel/i18n/en/security.json' with { type: 'json' };
import type { UserId } from '#kernel/ids.ts';
import { deviceName } from '../domain/device-name.ts';
import { runningSessions } from '../infra/sessions.ts';

const EVENTS = 30;

/** When the password was set, where the account is signed in, and what happened to it. `current` is the caller's own session. */
export async function securityInfo(
  { db, clock }: { db: Knex; clock: Clock },
  accountId: UserId,
  current: string,
): Promise<SecurityInfo> {
  const [account, sessions, events] = await Promise.all([
    db('identity.account').where({ id: accountId }).first('created_at', 'password_changed_at'),
    runningSessions(db, clock)
      .where({ account_id: accountId })
      .orderBy('last_seen_at', 'desc')
      .select('id', 'device', 'last_seen_at'),
    db('identity.security_event')
      .where({ account_id: accountId })
      .orderBy('at', 'desc')
      .limit(EVENTS)
      .select('type', 'at'),
  ]);
  return {
    passwordLastChanged: (account.password_changed_at ?? account.created_at).toISOString(),
    loginSessions: sessions.map((session: { id: string; device: string | null; last_seen_at: Date }) => ({
      id: session.id,
      device: deviceName(session.device),
      location: null,
      lastActive: session.last_seen_at.toISOString(),
      current: session.id === current,
    })),
    securityEvents: events.map((event: { type: SecurityEventType; at: Date }) => ({
      type: event.type,
      description: texts.events[event.type],
      timestamp: event.at.toISOString(),
      // The owner is told of each at once, and none of them waits for an answer.
      resolved: true,
    })),
  };
}
