import { viewProfile } from '#modules/matchmaking/contracts/profiles.ts';
import type { ViewedProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { statusOf, useEndpoint } from '../../../web-shared/server/api.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { Card, EmptyState, ErrorNotice, LinkButton, Notice, Page, Tag, Skeleton } from '../../ui/index.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';
import { OpenRequest, SendInterestDialog, SendOrStep } from '../interest/index.ts';
import { Fit, Headline, PersonFacts, PromptAnswers, hasFit } from '../person/index.ts';
import { SaveButton } from '../browse/index.ts';
import { SafetyActions } from '../safety/index.ts';
import { isOnlyGuardian, useSession } from '../session/index.ts';
import './profile.css';

const TEXT = 6;
const GROUPS = 3;

function ProfileSkeleton() {
  const { t } = useText('common');
  return (
    <div className="card profile-page" role="status">
      <span className="only-read">{t('loading')}</span>
      <Skeleton lines={1} />
      <Skeleton lines={TEXT} />
      {Array.from({ length: GROUPS }, (_, group) => (
        <Skeleton key={group} title lines={3} />
      ))}
    </div>
  );
}

const HIDDEN = [400, 404];

export function ProfileDetailsPage() {
  const { t } = useText('profile');
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useEndpoint(viewProfile, { params: { id } });
  const { session } = useSession();
  const onlyGuardian = isOnlyGuardian(session);
  const ownWard = onlyGuardian && data?.gender === 'female';
  return (
    <Page narrow title={t('details.title', { id })} eyebrow={<WayBack ownWard={ownWard} />}>
      {isPending && <ProfileSkeleton />}
      {error &&
        (HIDDEN.includes(statusOf(error) ?? 0) ? (
          <EmptyState title={t('details.missing')} text={t('details.missingText')} />
        ) : (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        ))}
      {data && <Details profile={data} compared={!ownWard && hasFit(data)} own={!onlyGuardian} />}
    </Page>
  );
}

/** Leads back to the list that the reader came from, or otherwise to a default list. */
function WayBack({ ownWard }: { ownWard: boolean }) {
  const { t } = useText('profile');
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const cameFromHere = !useHydrating() && !isFirst;
  const label = ownWard ? t('details.backToWards') : t('details.backToBrowse');
  return (
    <Link
      className="back"
      to={ownWard ? '/ward-profiles' : '/browse'}
      onClick={(event) => {
        if (!cameFromHere) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft aria-hidden /> <span>{cameFromHere ? t('details.back') : label}</span>
    </Link>
  );
}

type DetailsProps = { profile: ViewedProfile; compared: boolean; own: boolean };

function Details({ profile, compared, own }: DetailsProps) {
  const { t } = useText(['profile', 'person']);
  const navigate = useNavigate();
  const [isRequesting, setProfile] = useState(false);
  return (
    <>
      <Card as="article" className="profile-page">
        <div className="stack tight">
          <Headline profile={profile} />
          {profile.guardianVerified && (
            <div className="row">
              <Tag tone="ok">{t('person:guardianVerified')}</Tag>
              <details className="meaning">
                <summary>{t('person:guardianMeaning.title')}</summary>
                <p>{t('person:guardianMeaning.text')}</p>
              </details>
            </div>
          )}
        </div>
        <h2 className="only-read">{t('person:about')}</h2>
        <PromptAnswers answers={profile.promptAnswers} />
        <UserText>{profile.aboutMe}</UserText>
        <PersonFacts profile={profile} />
      </Card>
      {compared && (
        <Card title={t('person:fit.title')}>
          <Fit profile={profile} />
        </Card>
      )}
      {own && profile.relation === 'request_open' && <OpenRequest profileId={profile.id} />}
      {own && profile.relation === 'matched' && (
        <Notice tone="ok">
          <p>{t('details.matched')}</p>
          <div>
            <LinkButton small to="/messages">
              {t('details.matchedLink')}
            </LinkButton>
          </div>
        </Notice>
      )}
      <div className="stack">
        <SendOrStep profile={profile} onSend={() => setProfile(true)} />
        <div>
          <SaveButton profile={profile} />
        </div>
      </div>
      <SafetyActions profile={profile} onBlocked={() => void navigate('/browse')} />
      {isRequesting && <SendInterestDialog profile={profile} onClose={() => setProfile(false)} />}
    </>
  );
}
