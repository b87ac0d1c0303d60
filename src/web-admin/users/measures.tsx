import type texts from '#texts/en/console.json';
import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatTime } from '../../web-shared/text/format.ts';
import { pageOf } from '../audit/page-of.ts';
import { Badge } from '../layout/badge.tsx';
import { Panel } from '../layout/page.tsx';
import { Facts } from '../records/facts.tsx';
import { VerbButton } from '../records/verb-button.tsx';
import { usePartNames } from '../safety-desk/use-part-names.ts';
import { concernOf } from './concern-of.tsx';
import { MeasureVerbs, useMeasures, type Measures } from './measure-verbs.tsx';

type Measure = Measures['measures'][number];

/** The profile once a reason is given, what is hidden of it, and the warnings. */
export function ProfileOf({ user }: { user: UserRecord }) {
  const { t } = useTranslation('console');
  const { data } = useMeasures(user.id);
  return (
    <>
      <Panel title={t('users.profile')}>
        <MeasureVerbs user={user} />
      </Panel>
      {data && (
        <Panel title={t('measures.title')}>
          {data.measures.length === 0 && <p className="quiet">{t('measures.none')}</p>}
          {data.measures.map((measure) => (
            <MeasureItem key={measure.id} measure={measure} version={data.version} user={user} />
          ))}
        </Panel>
      )}
    </>
  );
}

type State = keyof Pick<typeof texts.measures, 'hidden' | 'shownAgain' | 'submitted' | 'read' | 'unread'>;

function MeasureItem({ measure, version, user }: { measure: Measure; version: string; user: UserRecord }) {
  const { t } = useTranslation('console');
  const nameOfPart = usePartNames();
  const { id, part, why, note, createdAt } = measure;
  const state = stateOf(measure);
  return (
    <section className="stack">
      <div className="row between">
        <strong>{part === null ? t('measures.warning') : nameOfPart(part)}</strong>
        <Badge tone={state === 'submitted' || state === 'unread' ? 'wait' : undefined}>{t(`measures.${state}`)}</Badge>
      </div>
      <Facts
        facts={[
          [t('measures.at'), formatTime(createdAt)],
          [t('measures.why'), t(`measures.reasons.${why}`)],
          [t('measures.note'), <bdi key="note">{note}</bdi>],
        ]}
      />
      {state === 'hidden' && (
        <div className="row">
          <VerbButton
            resource="rewrites"
            id={id}
            concern={concernOf(user)}
            name="rewrites-show"
            verb="show"
            bodyOf={(answers) => ({ ...answers, version })}
          />
        </div>
      )}
      {state === 'submitted' && (
        <Link className="target" to={pageOf('rewrites', id)!}>
          {t('pages.rewrites')}
        </Link>
      )}
    </section>
  );
}

function stateOf({ part, submittedAt, endedAt, acknowledgedAt }: Measure): State {
  if (part === null) return acknowledgedAt ? 'read' : 'unread';
  return endedAt ? 'shownAgain' : submittedAt ? 'submitted' : 'hidden';
}
