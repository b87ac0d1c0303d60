import type { SeenProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { Headline } from './headline.tsx';
import './person.css';

/**
 * A person in two lines, with a link to the profile. A profile that the reader may not see shows only its number,
 * whatever the reason.
 */
export function PersonExcerpt({ id, profile }: { id: number; profile: SeenProfile | null }) {
  const { t } = useText('person');
  const name = t('name', { id });
  if (!profile) return <h2 className="person-name">{name}</h2>;
  return (
    <div>
      <h2 className="person-name">
        <Link to={`/profile-details/${id}`}>{name}</Link>
      </h2>
      <Headline profile={profile} />
    </div>
  );
}
