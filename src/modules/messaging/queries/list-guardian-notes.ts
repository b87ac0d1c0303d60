import type { Knex } from 'knex';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId, UserId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { GuardianNoteView } from '../contracts/guardian-notes.ts';
import { NOTE } from '../infra/knex-guardian-notes.ts';
import type { ConversationRow } from '../infra/tables.ts';
import { overseenBy } from './overseen-conversations.ts';

interface Ports {
  db: Knex;
  seals: Seals;
  guardianship: GuardianshipFacade;
}

/** The notes about a conversation, oldest first: for its ward all of them, for her guardian his own. */
export class ListGuardianNotes {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Throws `common.not-found` for anybody else, the man of the conversation among them. */
  async execute(reader: { ward: UserId } | { guardian: UserId }, matchId: MatchId): Promise<GuardianNoteView[]> {
    const { db, seals, guardianship } = this.ports;
    const conversation: ConversationRow | undefined = await db('messaging.conversation as c')
      .modify(
        'ward' in reader
          ? (q) => void q.where({ woman_id: reader.ward })
          : overseenBy(await guardianship.wardsOf(db, reader.guardian)),
      )
      .where({ match_id: matchId })
      .first();
    if (!conversation) throw new DomainError('common.not-found');
    const rows = await db('messaging.guardian_note')
      .where({ match_id: matchId, ...('guardian' in reader && { guardian_id: reader.guardian }) })
      .orderBy(['created_at', 'id'])
      .select('id', 'content', 'created_at');
    return (await seals.openRows(NOTE, rows)).map((row) => ({
      id: row.id,
      content: row.content,
      createdAt: row.created_at.toISOString(),
    }));
  }
}
