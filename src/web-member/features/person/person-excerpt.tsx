import type { SeenProfile } from '#kernel/contracts/profiles.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Headline } from './headline.tsx';
import './person.css';

/** Who somebody is, in two lines, with the way to the whole profile; says so where the person has left. */
export function PersonExcerpt({ profile }: { profile: SeenProfile | null }) {
  const { t } = useTranslation('person');
  if (!profile) return <p className="quiet">{t('gone')}</p>;
  return (
    <div>
      <h2 className="person-name">
        <Link to={`/profile-details/${profile.id}`}>{t('name', { id: profile.id })}</Link>
      </h2>
      <Headline profile={profile} />
    </div>
  );
}
