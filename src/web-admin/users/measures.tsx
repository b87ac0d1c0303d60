import type texts from '#texts/en/console.json';
import type { ProfileRead } from '#modules/matchmaking/contracts/admin-profiles.schema.ts';
import type { userMeasures } from '#modules/matchmaking/contracts/moderation/admin-measures.schema.ts';
import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { hideableTexts, WHOLE_PROFILE } from '#modules/matchmaking/contracts/moderation/measures.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { formatTime } from '../../web-shared/text/format.ts';
import { read } from '../data-provider.ts';
import { pageOf } from '../audit/page-of.ts';
import { Badge } from '../layout/badge.tsx';
import { Panel } from '../layout/page.tsx';
import { choicesOf } from '../records/choices.ts';
import { Facts } from '../records/facts.tsx';
import type { Question } from '../records/act-dialog.tsx';
import { VerbButton } from '../records/verb-button.tsx';
import { usePartNames } from '../safety-desk/use-part-names.ts';
import { WrittenItem } from '../safety-desk/written-item.tsx';
import { concernOf } from './concern-of.tsx';

type Measures = z.infer<typeof userMeasures.answer>;
type Measure = Measures['measures'][number];

/** The profile once a reason is given, what is hidden of it, and the warnings. */
export function ProfileOf({ user }: { user: UserRecord }) {
  const { t } = useTranslation('console');
  const nameOfPart = usePartNames();
  const [profile, setProfile] = useState<ProfileRead>();
  const questions = useMeasureQuestions();
  const of = { resource: 'users', id: user.id, concern: concernOf(user) };
  const { data } = useQuery({
    queryKey: ['measures', user.id],
    retry: false,
    queryFn: () => read<Measures>(`users/${user.id}/measures`),
  });
  const offered = profile ? [WHOLE_PROFILE, ...hideableTexts].filter((part) => isThere(profile, part)) : [];
  return (
    <>
      <Panel title={t('users.profile')}>
        {profile && (
          <section className="stack evidence" aria-label={t('users.profileRead')}>
            <WrittenItem item={{ profile: profile.profile }} />
          </section>
        )}
        <div className="row">
          <VerbButton
            {...of}
            name="users-read-profile"
            verb="read-profile"
            onDone={(answer) => setProfile(answer as unknown as ProfileRead)}
          />
          {data && profile && offered.length > 0 && (
            <VerbButton
              {...of}
              name="users-hide-profile"
              verb="hide-profile"
              grave
              questions={[
                {
                  name: 'part',
                  label: t('measures.part'),
                  kind: 'choice',
                  choices: offered.map((id) => ({ id, name: nameOfPart(id) })),
                },
                ...questions,
              ]}
              bodyOf={(answers) => ({ ...answers, version: profile.version })}
              onDone={() => setProfile(undefined)}
            />
          )}
          {data && <VerbButton {...of} name="users-warn" verb="warn" questions={questions} />}
        </div>
        {data && !profile && <p className="quiet small">{t('measures.readFirst')}</p>}
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

const isThere = ({ profile, hiddenParts }: ProfileRead, part: string): boolean =>
  !hiddenParts.includes(part) && (part === WHOLE_PROFILE || part in profile);

/** The reason and the sentence that the member reads. */
function useMeasureQuestions(): Question[] {
  const { t } = useTranslation('console');
  return [
    {
      name: 'why',
      label: t('measures.why'),
      kind: 'choice',
      choices: choicesOf(t('measures.reasons', { returnObjects: true })),
    },
    { name: 'note', label: t('measures.note'), hint: t('measures.noteHint'), kind: 'words' },
  ];
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
