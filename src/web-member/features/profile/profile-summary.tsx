import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { Card, Notice, ProgressBar, Tag } from '../../ui/index.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';
import { Headline, PersonFacts, PromptAnswers } from '../person/index.ts';
import { AssumedFacts } from './assumed-facts.tsx';
import { MissingFields } from './missing-fields.tsx';
import { type Guardian, waliStateOf } from '../session/index.ts';

export function ProfileSummary({ profile, guardian }: { profile: OwnProfile; guardian: Guardian | null }) {
  const { t } = useText('person');
  const stated = Object.fromEntries(
    Object.entries(profile).filter(([field]) => !profile.assumedFields.includes(field)),
  );
  return (
    <>
      <Completion profile={profile} />
      {profile.gender === 'female' && <GuardianLine guardian={guardian} />}
      <AssumedFacts profile={profile} />
      <Card as="article" className="profile-page">
        <div>
          <h2>{t('name', { id: profile.id })}</h2>
          <Headline profile={stated} />
        </div>
        <PromptAnswers answers={profile.promptAnswers} />
        <UserText>{profile.aboutMe}</UserText>
        <PersonFacts profile={stated} />
      </Card>
    </>
  );
}

function Completion({ profile }: { profile: OwnProfile }) {
  const { t } = useText('profile');
  const percent = profile.profileCompletion;
  return (
    <div className="stack tight">
      <div className="row apart small">
        <span>{t('view.completion')}</span>
        <span>{`${percent}%`}</span>
      </div>
      <ProgressBar value={percent} label={t('view.completion')} />
      <MissingFields profile={profile} />
    </div>
  );
}

function GuardianLine({ guardian }: { guardian: Guardian | null }) {
  const { t } = useText('profile');
  const state = waliStateOf(guardian);
  return (
    <Notice tone={state === 'verified' ? 'ok' : 'wait'}>
      <div className="row apart">
        <strong>{t('guardian.title')}</strong>
        <Tag tone={state === 'verified' ? 'ok' : 'wait'}>{t(`guardian.${state}`)}</Tag>
      </div>
      {state !== 'verified' && (
        <p>
          <span>{t('view.waiting')}</span> <Link to="/wali-pending">{t('view.waitingLink')}</Link>
        </p>
      )}
    </Notice>
  );
}
