import type { SupportRecord } from '#modules/content/contracts/admin-support.schema.ts';
import type texts from '#texts/en/console.json';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatTime } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';
import { choicesOf } from '../records/choices.ts';
import { ChoiceFilter } from '../records/filter-inputs.tsx';
import { VerbButton, type VerbName } from '../records/verb-button.tsx';
import { offers, type Case } from './case.ts';
import { CaseHead } from './case-head.tsx';
import { CaseList } from './case-list.tsx';
import { Facts } from '../records/facts.tsx';
import { PersonLink, useConcern } from '../records/person.tsx';

type State = keyof typeof texts.questions.states;

interface QuestionCase extends Case {
  message: string;
  state: State;
  answer: string | null;
  createdAt: string;
  answeredAt: string | null;
  accountId: string | null;
}
type Question = QuestionCase & Pick<SupportRecord, 'from' | 'about' | 'onHold' | 'ownDecision'>;
type Consultation = QuestionCase & { topic: string; preferredTimes?: string | null };

export function SupportQueue() {
  const { t } = useTranslation('console');
  return (
    <CaseList<Question>
      lead={t('questions.supportLead')}
      resource="support"
      oldestBy="createdAt"
      filterDefaultValues={{ state: 'open' }}
      filters={<StateFilter closes />}
      render={(question) => (
        <QuestionCase
          question={question}
          resource="support"
          facts={[
            [
              t('questions.from'),
              question.from === 'help' ? t('questions.unknown') : <PersonLink key="from" id={question.accountId} />,
            ],
            [t('questions.about'), question.about && <ResolvedCaseLink key="about" about={question.about} />],
          ]}
          note={question.ownDecision ? t(question.onHold ? 'questions.onHold' : 'questions.ownDecision') : null}
          answerBy="support-answer"
          closeBy="support-close"
          isStranger={question.from === 'help'}
        />
      )}
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

export function ConsultationQueue() {
  const { t } = useTranslation('console');
  return (
    <CaseList<Consultation>
      lead={t('questions.consultationLead')}
      resource="consultations"
      oldestBy="createdAt"
      filterDefaultValues={{ state: 'open' }}
      filters={<StateFilter />}
      render={(consultation) => (
        <QuestionCase
          question={consultation}
          resource="consultations"
          facts={[
            [
              t('questions.topic'),
              <span key="topic" dir="auto">
                {consultation.topic}
              </span>,
            ],
            [
              t('questions.times'),
              consultation.preferredTimes && (
                <span key="times" dir="auto">
                  {consultation.preferredTimes}
                </span>
              ),
            ],
            [t('questions.from'), <PersonLink key="from" id={consultation.accountId} />],
          ]}
          answerBy="consultations-answer"
        />
      )}
    />
  );
}

/** Only support tickets can be closed without an answer; consultations cannot. */
function StateFilter({ closes }: { closes?: boolean }) {
  const { t } = useTranslation('console');
  const states = choicesOf(t('questions.states', { returnObjects: true }));
  return (
    <ChoiceFilter
      source="state"
      label={t('desk.state')}
      choices={states.filter(({ id }) => closes || id !== 'closed')}
    />
  );
}

type QuestionCaseProps = {
  question: QuestionCase;
  resource: string;
  facts: Parameters<typeof Facts>[0]['facts'];
  /** The reason why this admin must not answer. */
  note?: string | null;
  answerBy: VerbName;
  closeBy?: VerbName;
  /** Written by a visitor of /help. */
  isStranger?: boolean;
};

function QuestionCase({ question, resource, facts, note, answerBy, closeBy, isStranger }: QuestionCaseProps) {
  const { t } = useTranslation('console');
  const { id, message, state, answer, createdAt, answeredAt } = question;
  const person = useConcern(question.accountId);
  // A person at /help has no account, unlike an account that is erased.
  const concern = isStranger ? { name: t('questions.someone') } : person;
  const of = { resource, id, concern };
  return (
    <>
      <CaseHead {...of} record={question} />
      <Badge tone={state === 'open' ? 'wait' : 'ok'}>{t(`questions.states.${state}`)}</Badge>
      <p className="said" dir="auto">
        {message}
      </p>
      <Facts facts={[...facts, [t('questions.requestedAt'), formatTime(createdAt)]]} />
      {answer && (
        <section className="evidence stack" aria-label={t('questions.answer')}>
          <p className="quiet small">{t('questions.answeredAt', { date: formatTime(answeredAt) })}</p>
          <p className="said" dir="auto">
            {answer}
          </p>
        </section>
      )}
      {state !== 'closed' && note && <p className="quiet">{note}</p>}
      {state !== 'closed' && (
        <div className="row">
          {offers(question, 'answer') && (
            <VerbButton
              {...of}
              name={answerBy}
              verb="answer"
              reason="optional"
              questions={[{ name: 'answer', label: t('questions.answer'), kind: 'words', value: answer ?? '' }]}
              bodyOf={({ answer: words, reason }) => ({
                answer: words,
                ...(reason && { reason }),
                seenAnsweredAt: answeredAt,
              })}
            />
          )}
          {closeBy && offers(question, 'close') && <VerbButton {...of} name={closeBy} verb="close" />}
        </div>
      )}
    </>
  );
}
