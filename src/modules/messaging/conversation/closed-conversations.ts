import type { Knex } from 'knex';
import type { PrivateWords, WordsKind } from '#kernel/desk/womens-words.ts';
import type { AuditConflict } from '#kernel/desk/conflict-of-interest.ts';
import type { Actor } from '#kernel/actor.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { MatchmakingFacade } from '../../matchmaking/index.ts';
import type { ConversationRecord } from '../contracts/admin-conversations.schema.ts';

/** Narrows conversations to those with one of the acquaintances of a member of staff, or to the others. */
export function closedConversations(
  conversations: Knex.QueryBuilder,
  acquaintances: ReadonlySet<UserId>,
  { isClosed }: { isClosed: boolean },
): void {
  const accounts = [...acquaintances];
  conversations.whereRaw('(man_id = any(?) or woman_id = any(?)) = ?', [accounts, accounts, isClosed]);
}

/** Her words and the answers to them: a conversation is the words of its woman. */
export const wordsOfConversation = ({ id, userIds }: ConversationRecord): PrivateWords => ({ id, authors: userIds });

export const conversationWords = (matchmaking: Pick<MatchmakingFacade, 'acquaintancesOf'>): WordsKind => ({
  subjectType: 'conversation',
  duty: 'cases',
  async closedTo(db, staff, ids) {
    const closed = db('messaging.conversation').whereIn('match_id', ids as never[]);
    closedConversations(closed, await matchmaking.acquaintancesOf(db, staff), { isClosed: true });
    return new Set<string>(await closed.pluck('match_id'));
  },
});

/** Excludes from the audit the readings of conversations that are closed to the reader. */
export class ClosedConversations implements AuditConflict {
  private readonly matchmaking: Pick<MatchmakingFacade, 'acquaintancesOf'>;
  constructor(matchmaking: Pick<MatchmakingFacade, 'acquaintancesOf'>) {
    this.matchmaking = matchmaking;
  }

  async leaveOutOfAudit(db: Knex, entries: Knex.QueryBuilder, { userId }: Pick<Actor, 'userId'>): Promise<void> {
    const closed = db('messaging.conversation').select(db.raw('match_id::text'));
    closedConversations(closed, await this.matchmaking.acquaintancesOf(db, userId), { isClosed: true });
    entries.whereNotIn('subject_id', closed);
  }
}
