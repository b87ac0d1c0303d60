import type { Language } from '#kernel/i18n/languages.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PushAnswer } from '../contracts/push.schema.ts';
import { deviceName } from '../domain/device-name.ts';
import type { Caller } from '../domain/session.ts';
import type { PushDeviceRow } from '../infra/rows.ts';
import { quietHoursOf, signedInDevices } from '../infra/push-devices-repository.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** With the browser's user agent, and the caller's session if it is that browser's. */
type Row = PushDeviceRow & { user_agent: string | null; is_current: string | null };

/** The subscribed browsers of an account, the newest first, and the key for subscribing. */
export class ListPushDevices extends UseCase<Pick<UseCasePorts, 'db' | 'clock' | 'service'>> {
  async execute({ userId, sessionId }: Caller, language: Language): Promise<PushAnswer> {
    const { db, clock, service } = this.ports;
    const rows: Row[] = await signedInDevices(db, clock.now())
      .where({ 'p.account_id': userId })
      .orderBy('p.created_at', 'desc')
      .select('p.*')
      .select({
        // The newest session there has the user agent.
        user_agent: db('identity.session as s')
          .whereRaw('s.account_id = p.account_id and s.device_hash = p.device_hash')
          .orderBy('s.last_seen_at', 'desc')
          .limit(1)
          .select('s.device'),
        is_current: db('identity.session as s')
          .where({ 's.id': sessionId })
          .whereRaw('s.device_hash = p.device_hash')
          .select('s.id'),
      });
    return {
      publicKey: service?.publicKey ?? null,
      devices: rows.map((row) => {
        const hours = quietHoursOf(row);
        return {
          id: row.id,
          device: deviceName(row.user_agent, language),
          current: row.is_current !== null,
          messages: row.messages,
          decisions: row.decisions,
          matches: row.matches,
          quietHours: hours && { from: hours.from, to: hours.to },
          zone: row.zone,
          since: row.created_at.toISOString(),
        };
      }),
    };
  }
}
