import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { wayToField } from './way-to-field.ts';

const SHOWN_COUNT = 3;

/** The most useful missing fields of a profile, each with a link to its input. */
export function MissingFields({ profile, shown = SHOWN_COUNT }: { profile: OwnProfile; shown?: number }) {
  const { t } = useText(['common', 'person']);
  const { missingFields } = profile;
  if (missingFields.length === 0) return null;
  return (
    <div className="missing small">
      <span>{t('missingFields')}</span>
      <ul className="row">
        {missingFields.slice(0, shown).map((name) => (
          <li key={name}>
            <Link to={wayToField(name)}>{t(`person:fields.${name}` as 'person:fields.age')}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
