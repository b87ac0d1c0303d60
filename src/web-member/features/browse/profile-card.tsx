import type { ViewedProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { SendOrStep } from '../interest/index.ts';
import { Fit, PersonExcerpt, Score, hasFit } from '../person/index.ts';
import { isOnlyGuardian, useSession } from '../session/index.ts';
import './browse.css';

/** A calm excerpt of a profile: who, in their own words, why it may fit, and the next step. */
export function ProfileCard({ profile, onSend }: { profile: ViewedProfile; onSend: () => void }) {
  const { t } = useTranslation(['browse', 'person']);
  const { session } = useSession();
  const ward = isOnlyGuardian(session);
  return (
    <article className="card">
      <div className="profile-card-head">
        <PersonExcerpt id={profile.id} profile={profile} />
        {hasFit(profile) && <Score score={profile.compatibilityScore} />}
      </div>
      <p className="said excerpt">{profile.aboutMe}</p>
      <Fit reasons={profile.compatibilityReasons} />
      <div className="row apart">
        <div className="row">
          {profile.guardianVerified && <Tag tone="ok">{t('person:guardianVerified')}</Tag>}
          {profile.relation === 'request_open' && <Tag tone="wait">{t('requestOpen')}</Tag>}
          {profile.relation === 'matched' && <Tag tone="ok">{ward ? t('matchedWard') : t('matched')}</Tag>}
        </div>
        <div className="row">
          <LinkButton small to={`/profile-details/${profile.id}`}>
            {t('read')}
          </LinkButton>
          <SendOrStep inList small profile={profile} onSend={onSend} />
        </div>
      </div>
    </article>
  );
}
