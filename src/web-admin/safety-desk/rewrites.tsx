import type { rewrites } from '#modules/matchmaking/contracts/moderation/admin-measures.schema.ts';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { formatTime } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';
import { choicesOf } from '../records/choices.ts';
import { Facts } from '../records/facts.tsx';
import { ChoiceFilter } from '../records/filter-inputs.tsx';
import { PersonLink, useConcern } from '../records/person.tsx';
import { VerbButton } from '../records/verb-button.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseList } from './case-list.tsx';
import { offers, type Case } from './case.ts';
import { answerInWords } from './evidence-options.ts';
import { useEvidenceOptions } from './use-evidence-options.ts';
import { WithheldWords } from './withheld-words.tsx';
import { usePartNames } from './use-part-names.ts';

type Rewrite = z.infer<typeof rewrites.list.answer>[number] & Case;

/** Hidden texts that their members have rewritten. */
export function RewriteQueue() {
  const { t } = useTranslation('console');
  return (
    <CaseList<Rewrite>
      lead={t('rewrites.lead')}
      resource="rewrites"
      oldestBy="submittedAt"
      filterDefaultValues={{ state: 'submitted' }}
      filters={
        <ChoiceFilter
          source="state"
          label={t('rewrites.state')}
          choices={choicesOf(t('rewrites.states', { returnObjects: true }))}
        />
      }
      render={(rewrite) => <RewriteCase rewrite={rewrite} />}
    />
  );
}

function RewriteCase({ rewrite }: { rewrite: Rewrite }) {
  const { t } = useTranslation('console');
  const nameOfPart = usePartNames();
  const options = useEvidenceOptions();
  const { id, accountId, part, why, note, createdAt, submittedAt, state, texts, version } = rewrite;
  const of = { resource: 'rewrites', id, concern: useConcern(accountId) };
  return (
    <>
      <CaseHead {...of} record={rewrite} />
      <h2 className="panel-title">
        <span>{nameOfPart(part)}</span>{' '}
        <Badge tone={state === 'submitted' ? 'wait' : undefined}>{t(`rewrites.states.${state}`)}</Badge>
      </h2>
      {texts.map(({ field, text }) => (
        <section key={field} className="evidence stack" aria-label={nameOfPart(field)}>
          <p className="quiet small">{nameOfPart(field)}</p>
          <p className="said" dir="auto">
            {answerInWords(options, field, text)}
          </p>
        </section>
      ))}
      <WithheldWords record={rewrite} />
      {texts.length === 0 && state !== 'shown' && !rewrite.wordsWithheld && (
        <p className="quiet">{t('rewrites.noText')}</p>
      )}
      <Facts
        facts={[
          [t('rewrites.person'), <PersonLink key="person" id={accountId} />],
          [t('measures.why'), t(`measures.reasons.${why}`)],
          [t('measures.note'), <bdi key="note">{note}</bdi>],
          [t('rewrites.hiddenAt'), formatTime(createdAt)],
          [t('rewrites.submittedAt'), submittedAt && formatTime(submittedAt)],
        ]}
      />
      <div className="row">
        {offers(rewrite, 'read-words') && <VerbButton {...of} name="support-read-words" verb="read-words" />}
        {offers(rewrite, 'show') && (
          <VerbButton {...of} name="rewrites-show" verb="show" bodyOf={(answers) => ({ ...answers, version })} />
        )}
        {offers(rewrite, 'send-back') && (
          <VerbButton
            {...of}
            name="rewrites-send-back"
            verb="send-back"
            questions={[
              { name: 'note', label: t('measures.note'), hint: t('measures.noteHint'), kind: 'words', value: note },
            ]}
            bodyOf={(answers) => ({ ...answers, version })}
          />
        )}
      </div>
    </>
  );
}
