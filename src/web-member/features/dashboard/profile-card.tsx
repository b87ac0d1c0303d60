import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Card, LinkButton } from '../../ui/index.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';
import { Headline } from '../person/index.ts';
import { MissingFields } from '../profile/index.ts';

export function ProfileCard({ profile }: { profile: OwnProfile }) {
  const { t } = useText(['dashboard', 'person']);
  const { currentMaritalStatus, ...facts } = profile;
  const headed = profile.assumedFields.includes('currentMaritalStatus') ? facts : { ...facts, currentMaritalStatus };
  return (
    <Card
      title={t('profile.title')}
      aside={<span className="small quiet">{t('person:name', { id: profile.id })}</span>}
    >
      <Headline profile={headed} />
      <UserText className="said dashboard-about">{profile.aboutMe}</UserText>
      <MissingFields profile={profile} />
      <div>
        <LinkButton small to="/profile">
          {t('profile.edit')}
        </LinkButton>
      </div>
    </Card>
  );
}
