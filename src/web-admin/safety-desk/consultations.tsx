import type texts from '#texts/en/console.json';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';
import { choicesOf } from '../records/choices.ts';
import { ChoiceFilter } from '../records/filter-inputs.tsx';
import { VerbButton } from '../records/verb-button.tsx';
import { offers, type Case } from './case.ts';
import { CaseHead } from './case-head.tsx';
import { CaseList } from './case-list.tsx';
import { Facts } from '../records/facts.tsx';
import { PersonLink, useConcern } from '../records/person.tsx';
import { WithheldWords, type Withholdable } from './withheld-words.tsx';

const STATES = ['open', 'answered'] as const satisfies (keyof typeof texts.questions.states)[];

interface Consultation extends Case, Withholdable {
  topic: string;
  preferredTimes?: string | null;
  message: string;
  state: (typeof STATES)[number];
  answer: string | null;
  createdAt: string;
  answeredAt: string | null;
  accountId: string | null;
}

export function ConsultationQueue() {
  const { t } = useTranslation('console');
  const names = t('questions.states', { returnObjects: true });
  return (
    <CaseList<Consultation>
      lead={t('questions.consultationLead')}
      resource="consultations"
      oldestBy="createdAt"
      filterDefaultValues={{ state: 'open' }}
      filters={
        <ChoiceFilter
          source="state"
          label={t('desk.state')}
          choices={choicesOf({ open: names.open, answered: names.answered })}
        />
      }
      render={(consultation) => <ConsultationCase consultation={consultation} />}
    />
  );
}

function ConsultationCase({ consultation }: { consultation: Consultation }) {
  const { t } = useTranslation('console');
  const { id, topic, preferredTimes, message, state, answer, createdAt, answeredAt, accountId, wordsWithheld } =
    consultation;
  const of = { resource: 'consultations', id, concern: useConcern(accountId) };
  return (
    <>
      <CaseHead {...of} record={consultation} />
      <Badge tone={state === 'open' ? 'wait' : 'ok'}>{t(`questions.states.${state}`)}</Badge>
      <WithheldWords record={consultation} />
      {!wordsWithheld && (
        <p className="said" dir="auto">
          {message}
        </p>
      )}
      <Facts
        facts={[
          [
            t('questions.topic'),
            wordsWithheld ? null : (
              <span key="topic" dir="auto">
                {topic}
              </span>
            ),
          ],
          [
            t('questions.times'),
            preferredTimes && (
              <span key="times" dir="auto">
                {preferredTimes}
              </span>
            ),
          ],
          [t('questions.from'), <PersonLink key="from" id={accountId} />],
          [t('questions.requestedAt'), formatTime(createdAt)],
        ]}
      />
      {answer && (
        <section className="evidence stack" aria-label={t('questions.answer')}>
          <p className="quiet small">{t('questions.answeredAt', { date: formatTime(answeredAt) })}</p>
          <p className="said" dir="auto">
            {answer}
          </p>
        </section>
      )}
      <div className="row">
        {offers(consultation, 'read-words') && <VerbButton {...of} name="consultations-read-words" verb="read-words" />}
        {offers(consultation, 'answer') && (
          <VerbButton
            {...of}
            name="consultations-answer"
            verb="answer"
            reason="optional"
            questions={[{ name: 'answer', label: t('questions.answer'), kind: 'words', value: answer ?? '' }]}
          />
        )}
      </div>
    </>
  );
}
