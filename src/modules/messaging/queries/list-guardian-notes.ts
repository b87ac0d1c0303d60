import { PAGE_SIZE } from '#kernel/contracts/paging.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId, UserId } from '#kernel/values/ids.ts';
import { latestPage, type LatestPage } from '#kernel/paged-list.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { GuardianNoteView } from '../contracts/guardian-notes.schema.ts';
import { NOTE } from '../infra/guardian-notes-repository.ts';
import type { ConversationRow } from '../infra/rows.ts';
import { overseenBy } from '../conversation/overseen-conversations.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

const BEFORE = `(created_at, id) < (select created_at, id from messaging.guardian_note where id = ? and match_id = ?)`;

/** The newest notes about a conversation, the oldest first: all for its ward, his own for a guardian. */
export class ListGuardianNotes extends UseCase<Pick<UseCasePorts, 'db' | 'seals' | 'guardianship'>> {
  /** @throws common.not-found for anybody else, including the man of the conversation */
  async execute(
    reader: { ward: UserId } | { guardian: UserId },
    matchId: MatchId,
    { before }: { before?: string | undefined },
  ): Promise<LatestPage<GuardianNoteView>> {
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
    const notes = db('messaging.guardian_note').where({
      match_id: matchId,
      ...('guardian' in reader && { guardian_id: reader.guardian }),
    });
    if (before !== undefined) void notes.whereRaw(BEFORE, [before, matchId]);
    const rows = await notes
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE + 1)
      .select('id', 'content', 'created_at');
    const { items, hasEarlier } = latestPage(rows, PAGE_SIZE);
    const opened = await seals.openRows(NOTE, items);
    return {
      items: opened.map((row) => ({ id: row.id, content: row.content, createdAt: row.created_at.toISOString() })),
      hasEarlier,
    };
  }
}
