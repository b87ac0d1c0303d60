import type { SecurityInfo } from '../contracts/account.schema.ts';
import { DomainError } from '#kernel/errors.ts';
import type en from '#texts/en/security.json';
import { textsOf } from '#kernel/i18n/texts.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { UseCase } from '#kernel/use-case.ts';
import { deviceName } from '../domain/device-name.ts';
import type { Caller } from '../domain/session.ts';
import { runningSessions } from '../infra/sessions-repository.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

const EVENTS = 30;
/** A limit that nobody reaches with real devices; beyond it, all but the own session can still be ended. */
const SESSIONS = 100;
const texts = textsOf<Pick<typeof en, 'events'>>('security');

export class GetSecurityInfo extends UseCase<Pick<UseCasePorts, 'db' | 'clock'>> {
  /** Texts are in the reader's language, and the caller's session comes first. */
  async execute({ userId, sessionId }: Caller, language: Language): Promise<SecurityInfo> {
    const { db, clock } = this.ports;
    const [account, sessions, events] = await Promise.all([
      db('identity.account').where({ id: userId }).first('created_at', 'password_changed_at'),
      runningSessions(db, clock.now())
        .where({ account_id: userId })
        .orderByRaw('id = ? desc, last_seen_at desc', [sessionId])
        .limit(SESSIONS)
        .select('id', 'device', 'last_seen_at'),
      db('identity.security_event')
        .where({ account_id: userId })
        .orderBy('at', 'desc')
        .limit(EVENTS)
        .select('type', 'at'),
    ]);
    if (!account) throw new DomainError('common.unauthenticated');
    return {
      passwordLastChanged: (account.password_changed_at ?? account.created_at).toISOString(),
      loginSessions: sessions.map((session) => ({
        id: session.id,
        device: deviceName(session.device, language),
        location: null,
        lastActive: session.last_seen_at.toISOString(),
        current: session.id === sessionId,
      })),
      securityEvents: events.map((event) => ({
        type: event.type,
        description: texts[language].events[event.type],
        timestamp: event.at.toISOString(),
        // The owner is notified of each at once, and none needs a reply.
        resolved: true,
      })),
    };
  }
}
