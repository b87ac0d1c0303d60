import { opaqueId } from '#kernel/contracts/fields.ts';
import type { Clock } from '#kernel/clock.ts';
import type { KeysetPaging } from '#kernel/contracts/paging.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { PagedList } from '#kernel/paged-list.ts';
import { latestFirst } from '#kernel/persistence/latest-first.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { OwnQuestion } from '../../contracts/support.schema.ts';
import { ticketsOnHold, type OnHoldPorts } from '../../support-ticket/tickets-on-hold.ts';
import {
  ownMessages,
  questionView,
  QUESTION_COLUMNS,
  readingOf,
  type ShownQuestion,
} from '../../support-ticket/support-ticket-view.ts';
import { openQuestions } from '../../infra/questions-repository.ts';
import { conversationsOf } from '../../infra/ticket-messages.ts';

interface Ports extends OnHoldPorts {
  seals: Seals;
  clock: Clock;
}

/** An account's support tickets with answers, the newest first; for its holder only. */
export class ListQuestions extends UseCase<Ports> {
  async execute(accountId: UserId, wanted: KeysetPaging): Promise<PagedList<OwnQuestion>> {
    const { db, seals, clock } = this.ports;
    const own = db('content.question').where({ account_id: accountId });
    const page = await latestFirst<ShownQuestion, 'id'>(own.clone().select(QUESTION_COLUMNS), wanted, {
      key: 'id',
      id: opaqueId,
    });
    const ids = page.rows.map(({ id }) => id);
    const onHold = await ticketsOnHold(this.ports, own.whereIn('id', ids));
    const opened = await openQuestions(seals, page.rows);
    const conversations = await conversationsOf(this.ports, opened);
    const items = opened.map((row) => ({
      ...questionView(row),
      ...readingOf(row, clock.now()),
      messages: ownMessages(conversations.get(row.id)!),
      onHold: onHold.has(row.id),
    }));
    return { ...page, items };
  }
}
