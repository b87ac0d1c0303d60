import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import type { WomensWords } from '#kernel/desk/womens-words.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId, MessageId } from '#kernel/values/ids.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import type { PastMessage } from '../../guardianship/ports.ts';
import type { MatchmakingFacade, TopicPair } from '../../matchmaking/index.ts';
import type { ConversationRecord } from '../contracts/admin-conversations.schema.ts';
import { conversationWords, wordsOfConversation } from '../conversation/closed-conversations.ts';
import { conversationRecords } from '../conversation/conversation-records.ts';
import { conversationOf } from '../message/reviewed-messages.ts';

interface Ports extends Pick<Kernel, 'uow' | 'clock' | 'seals'> {
  matchmaking: MatchmakingFacade;
  womensWords: WomensWords;
}
interface ReadInput {
  id: MatchId;
  /** A message id: reads those before it. */
  before?: MessageId | undefined;
}
type ConversationRead = ConversationRecord & {
  words: (Omit<PastMessage, 'createdAt'> & { createdAt: string })[];
  hasEarlierMessages: boolean;
  topics: (Omit<TopicPair, 'approvedAt'> & { approvedAt: string | null })[];
};

/** An admin reads a page of a conversation, with its topics. Each reading is audited; nobody else is notified. */
export class ReadAsStaff extends AdminCommand<ReadInput, ConversationRead, Ports> {
  protected readonly verb = 'read';
  protected readonly subjectType = 'conversation';

  /** @throws common.not-found, desk.words-withheld */
  protected async change(
    tx: Tx,
    { id, before }: ReadInput,
    { admin }: { admin: Actor },
  ): Promise<AdminChange<ConversationRead>> {
    const { seals, matchmaking, womensWords } = this.ports;
    const [record] = await conversationRecords({ db: tx.db, matchmaking }, [id]);
    const acquaintances = await matchmaking.acquaintancesOf(tx.db, admin.userId);
    // Participants read their own conversation as members, and a guardian that of his ward as such.
    if (!record || record.userIds.some((one) => acquaintances.has(one))) throw new DomainError('common.not-found');
    await womensWords.requireReadable(tx.db, admin, conversationWords(matchmaking), wordsOfConversation(record));
    const { items, hasEarlier } = await conversationOf(tx.db, seals, id, before);
    const words = items.map((message) => ({ ...message, createdAt: message.createdAt.toISOString() }));
    const pairs = before ? [] : await matchmaking.topicPairs(tx.db, id);
    const topics = pairs.map((pair) => ({ ...pair, approvedAt: pair.approvedAt?.toISOString() ?? null }));
    return { subjectId: id, answer: { ...record, words, hasEarlierMessages: hasEarlier, topics } };
  }
}
