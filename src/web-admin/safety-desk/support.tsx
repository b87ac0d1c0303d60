import type { RaRecord } from 'ra-core';
import type { SupportRecord } from '#modules/content/contracts/admin-support.schema.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge } from '../layout/badge.tsx';
import { choicesOf } from '../records/choices.ts';
import { ChoiceFilter } from '../records/filter-inputs.tsx';
import { VerbButton } from '../records/verb-button.tsx';
import { offers, type Case } from './case.ts';
import { CaseHead } from './case-head.tsx';
import { CaseList } from './case-list.tsx';
import { Conversation, ReadingFacts, ReportsOfWriter } from './conversation.tsx';
import { Facts } from '../records/facts.tsx';
import { PersonLink, useConcern } from '../records/person.tsx';
import { useReasonQuestion } from '../lists/use-reason-question.ts';
import { useColleagues } from './use-colleagues.ts';
import { WithheldWords } from './withheld-words.tsx';
import { useTextBlocks } from './use-text-blocks.ts';

type Ticket = SupportRecord & Case;

/** A ticket is not closed over a message that is not on the screen. */
const seenOf = ({ latestAt }: RaRecord) => ({ seenLatestAt: latestAt as string });

const TONES = { open: 'wait', reply_requested: undefined, answered: 'ok', closed: 'ok' } as const;

/** Private messages of people to the staff, the urgent tickets first. */
export function SupportQueue() {
  const { t } = useTranslation('console');
  return (
    <CaseList<Ticket>
      lead={t('questions.supportLead')}
      resource="support"
      oldestBy="createdAt"
      filterDefaultValues={{ state: 'open' }}
      filters={
        <ChoiceFilter
          source="state"
          label={t('desk.state')}
          choices={choicesOf(t('questions.states', { returnObjects: true }))}
        />
      }
      acts={[{ name: 'close', verb: 'close', questions: useReasonQuestion(), bodyOf: seenOf }]}
      render={(ticket) => <TicketCase ticket={ticket} />}
    />
  );
}

/** Links to the resolved case, or the disabled account, that a ticket asks staff to review. */
function ResolvedCaseLink({ about: { queue, id } }: { about: NonNullable<SupportRecord['about']> }) {
  const { t } = useTranslation('console');
  if (queue === 'users') return <PersonLink id={id} />;
  const filter = new URLSearchParams({ filter: JSON.stringify({ id: [id] }) }).toString();
  return <Link to={`/${queue}?${filter}`}>{t(`pages.${queue}`)}</Link>;
}

function TicketCase({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('console');
  const { id, state, from, about, accountId, ownDecision, onHold, isUrgent } = ticket;
  const person = useConcern(accountId);
  const women = useColleagues(ticket.assignee?.id, { onlyWomen: true });
  // A person at /help has no account, unlike an account that is erased.
  const concern = from === 'help' ? { name: t('questions.someone') } : person;
  const of = { resource: 'support', id, concern };
  return (
    <>
      <CaseHead {...of} record={ticket} />
      <div className="row">
        <Badge tone={TONES[state]}>{t(`questions.states.${state}`)}</Badge>
        {isUrgent && <Badge tone="end">{t('questions.danger')}</Badge>}
      </div>
      <Facts
        facts={[
          [t('questions.from'), from === 'help' ? t('questions.unknown') : <PersonLink key="from" id={accountId} />],
          [t('questions.about'), about && <ResolvedCaseLink key="about" about={about} />],
        ]}
      />
      <WithheldWords record={ticket} mayGive={offers(ticket, 'reassign') && women.length > 0} />
      {!ticket.wordsWithheld && <Conversation messages={ticket.messages} />}
      <ReadingFacts ticket={ticket} />
      <ReportsOfWriter reports={ticket.reports} />
      {state !== 'closed' && ownDecision && (
        <p className="quiet">{t(onHold ? 'questions.onHold' : 'questions.ownDecision')}</p>
      )}
      <TicketVerbs ticket={ticket} of={of} />
    </>
  );
}

function TicketVerbs({
  ticket,
  of,
}: {
  ticket: Ticket;
  of: Pick<Parameters<typeof VerbButton>[0], 'resource' | 'id' | 'concern'>;
}) {
  const { t } = useTranslation('console');
  const { latestAt: seenLatestAt, isUrgent } = ticket;
  const blocks = useTextBlocks(ticket.language);
  const colleagues = useColleagues(ticket.assignee?.id, { onlyWomen: ticket.wordsWithheld && !ticket.wordsReadable });
  const isCorrection = ticket.messages.filter(({ kind }) => kind !== 'note').at(-1)?.kind === 'answer';
  return (
    <div className="row">
      {offers(ticket, 'read-words') && <VerbButton {...of} name="support-read-words" verb="read-words" />}
      {offers(ticket, 'answer') && (
        <VerbButton
          {...of}
          name="support-answer"
          verb="answer"
          reason="optional"
          questions={[
            {
              name: 'answer',
              label: t('questions.answer'),
              kind: 'words',
              value: isCorrection ? (ticket.answer ?? '') : '',
              blocks,
            },
          ]}
          bodyOf={({ answer, reason }) => ({ answer, ...(reason && { reason }), seenLatestAt })}
        />
      )}
      {offers(ticket, 'ask-back') && (
        <VerbButton
          {...of}
          name="support-ask-back"
          verb="ask-back"
          reason="optional"
          questions={[{ name: 'question', label: t('questions.question'), kind: 'words', blocks }]}
          bodyOf={({ question, reason }) => ({ question, ...(reason && { reason }), seenLatestAt })}
        />
      )}
      {offers(ticket, 'note') && (
        <VerbButton
          {...of}
          name="support-note"
          verb="note"
          reason="optional"
          questions={[{ name: 'note', label: t('questions.note'), kind: 'words' }]}
        />
      )}
      {offers(ticket, 'set-urgency') && (
        <VerbButton
          {...of}
          name={isUrgent ? 'support-not-urgent' : 'support-urgent'}
          verb="set-urgency"
          reason="optional"
          bodyOf={({ reason }) => ({ isUrgent: !isUrgent, ...(reason && { reason }) })}
        />
      )}
      {offers(ticket, 'reassign') && colleagues.length > 0 && (
        <VerbButton
          {...of}
          name="support-reassign"
          verb="reassign"
          reason="optional"
          questions={[{ name: 'to', label: t('questions.colleague'), kind: 'choice', choices: colleagues }]}
        />
      )}
      {offers(ticket, 'close') && (
        <VerbButton {...of} name="support-close" verb="close" bodyOf={({ reason }) => ({ reason, seenLatestAt })} />
      )}
      {offers(ticket, 'reopen') && <VerbButton {...of} name="support-reopen" verb="reopen" />}
    </div>
  );
}
