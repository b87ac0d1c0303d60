import type { ViewedProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { LinkButton, Tag } from '../../ui/index.ts';
import { useViewpointWard } from '../guardian/index.ts';
import { SendOrStep } from '../interest/index.ts';
import { FitInBrief, OwnWords, PersonExcerpt } from '../person/index.ts';
import { MoreButton, SafetyActions } from '../safety/index.ts';
import { isOnlyGuardian, useSession } from '../session/index.ts';
import { SaveButton } from './save-button.tsx';
import './browse.css';

type ProfileCardProps = { profile: ViewedProfile; brief?: boolean; onSend: () => void };

/** An excerpt of a profile: headline, own words, what differs and a question, and the next step. */
export function ProfileCard({ profile, brief, onSend }: ProfileCardProps) {
  const { t } = useText(['browse', 'person']);
  const { session } = useSession();
  const isGuardian = isOnlyGuardian(session);
  const ward = useViewpointWard();
  const [more, setMore] = useState(false);
  return (
    <article className="card">
      <div className="excerpt-head">
        <PersonExcerpt id={profile.id} profile={profile} />
        {!brief && <MoreButton profile={profile} open={more} onToggle={() => setMore(!more)} />}
      </div>
      {more && <SafetyActions profile={profile} />}
      <OwnWords profile={profile} />
      <FitInBrief compared={profile} />
      <div className="row apart">
        <div className="row">
          {profile.guardianVerified && <Tag tone="ok">{t('person:guardianVerified')}</Tag>}
          {profile.relation === 'request_open' && <Tag tone="wait">{t('requestOpen')}</Tag>}
          {profile.relation === 'matched' && (
            <Tag tone="ok">{isGuardian ? t('matchedWard', { ward }) : t('matched')}</Tag>
          )}
        </div>
        <div className="row card-actions">
          <LinkButton small to={`/profile-details/${profile.id}`}>
            {t('read')}
          </LinkButton>
          <SaveButton profile={profile} />
          <SendOrStep inList small profile={profile} onSend={onSend} />
        </div>
      </div>
    </article>
  );
}
