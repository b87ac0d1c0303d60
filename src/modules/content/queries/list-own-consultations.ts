import type { Knex } from 'knex';
import type { UserId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { ConsultationView } from '../contracts/consultations.ts';
import { openConsultations } from '../infra/objection-consultations.ts';
import { consultationViewOf } from './consultation-view.ts';

/** The talks that an account has asked for, and the answers; the newest first. For its holder alone. */
export class ListOwnConsultations {
  private readonly ports: { db: Knex; seals: Seals };
  constructor(ports: { db: Knex; seals: Seals }) {
    this.ports = ports;
  }

  async execute(accountId: UserId): Promise<ConsultationView[]> {
    const { db, seals } = this.ports;
    const rows = await db('content.consultation')
      .where({ account_id: accountId })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]);
    return (await openConsultations(seals, rows)).map(consultationViewOf);
  }
}
