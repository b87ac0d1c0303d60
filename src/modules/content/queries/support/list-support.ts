import type { ListReading } from '#kernel/admin/admin-list.ts';
import type { StaffNames } from '#kernel/desk/case-assignments.ts';
import type { QueuePorts } from '#kernel/desk/case-queue.ts';
import { WITHHELD, type CaseWords } from '#kernel/desk/case-words.ts';
import { CaseList } from '#kernel/desk/case-list.ts';
import { deliveryStates } from '#kernel/mail/mail-deliveries.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { IdentityFacade } from '../../../identity/index.ts';
import type { support } from '../../contracts/admin-support.schema.ts';
import { aboutOf, openQuestions } from '../../infra/questions-repository.ts';
import type { QuestionRow } from '../../infra/rows.ts';
import { conversationsOf, latestOf } from '../../infra/ticket-messages.ts';
import { reportsOfPeople } from '../../support-ticket/reports-of-people.ts';
import { ticketsOnHold } from '../../support-ticket/tickets-on-hold.ts';
import { questionView } from '../../support-ticket/support-ticket-view.ts';

/** As `ticketStateOf`. */
const STATE = `case when closed_at is not null then 'closed' when pending_since is not null then 'open'
  when reply_requested_at is not null then 'reply_requested' when answered_at is not null then 'answered'
  else 'open' end`;
interface Ports extends QueuePorts {
  seals: Seals;
  staffNames: StaffNames;
  caseWords: CaseWords;
  identity: Pick<IdentityFacade, 'findStaffWith' | 'isOnlyStaffWith' | 'languagesOf'>;
}

/** Support tickets with their conversations, the urgent ones first, then the oldest. */
export class ListSupport extends CaseList<typeof support.list, QuestionRow, Ports> {
  protected readonly queue = 'support';
  protected override readonly first = 'is_urgent and closed_at is null';

  protected rows({ db }: ListReading) {
    return db.from(
      db('content.question')
        .select('*', db.raw(`${STATE} as state`))
        .as('question'),
    );
  }

  protected async records(rows: QuestionRow[], { db, reader }: ListReading) {
    const { seals, identity, staffNames, conflictOfInterest, caseWords } = this.ports;
    const ids = rows.map(({ id }) => id);
    const onHold = await ticketsOnHold(this.ports, db('content.question').whereIn('id', ids));
    const isAlone = await identity.isOnlyStaffWith(db, 'cases', reader.userId);
    const opened = await openQuestions(seals, rows);
    const conversations = await conversationsOf({ db, seals }, opened);
    const authors = [...conversations.values()].flat().map(({ author_id }) => author_id);
    const names = await staffNames(db, present(authors));
    const people = present(rows.map(({ account_id }) => account_id));
    const languages = await identity.languagesOf(db, people);
    const reports = await reportsOfPeople({ db, conflictOfInterest }, people, reader);
    const mails = await deliveryStates(db, present(rows.map(({ answer_mail_id }) => answer_mail_id)));
    const words = await caseWords.statesOf(db, 'support', reader, ids);
    return opened.map((row) => {
      const conversation = conversations.get(row.id)!;
      const record = {
        ...(words.get(row.id) ?? WITHHELD),
        ...questionView(row),
        messages: conversation.map(({ id, kind, text, author_id, created_at }) => ({
          id,
          kind,
          text,
          author: author_id === null ? null : (names.get(author_id) ?? null),
          createdAt: created_at.toISOString(),
        })),
        latestAt: latestOf(
          conversation.map(({ kind, created_at }) => (kind === 'note' ? null : created_at)),
        ).toISOString(),
        pendingFrom: row.pending_since?.toISOString() ?? null,
        isUrgent: row.is_urgent,
        language: row.account_id === null ? null : (languages.get(row.account_id) ?? null),
        answerReadAt: row.answer_read_at?.toISOString() ?? null,
        answerMail: row.answer_mail_id === null ? null : (mails.get(row.answer_mail_id) ?? null),
        reports: row.account_id === null ? [] : (reports.get(row.account_id) ?? []),
        about: aboutOf(row),
        from: row.account_id ? ('account' as const) : ('help' as const),
        accountId: row.account_id,
        closedAt: row.closed_at?.toISOString() ?? null,
        onHold: onHold.has(row.id),
        ownDecision: row.about_resolved_by === reader.userId && !isAlone,
      };
      return record.wordsWithheld ? { ...record, message: '', answer: null, messages: [] } : record;
    });
  }
}

const present = <Id extends string | UserId>(ids: (Id | null)[]): Id[] => [
  ...new Set(ids.filter((id): id is Id => id !== null)),
];
