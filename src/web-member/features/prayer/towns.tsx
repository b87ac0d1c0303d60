import { wellKnownCities } from '#modules/content/contracts/prayer-times.ts';
import type { City } from '#modules/content/contracts/prayer-times.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/index.ts';
import { addressOf, type PrayerChoices } from './use-prayer-choices.ts';

type TownsProps = { towns: City[]; choices: PrayerChoices };

const Towns = ({ towns, choices }: TownsProps) => (
  <ul className="prayer-towns">
    {towns.map(({ city, name, place }) => (
      <li key={city}>
        <Link to={addressOf({ ...choices, city })}>
          <span>{name}</span> {place && <span className="quiet small">{place}</span>}
        </Link>
      </li>
    ))}
  </ul>
);

/** Shown if the input names no town, an unknown one, or several. */
export function WhichTown({ towns, choices }: TownsProps) {
  const { t } = useText('prayer');
  const { city: words = '' } = choices;
  const known = wellKnownCities.map((city) => ({ city, name: t(`towns.${city}`), place: '' }));
  if (towns.length > 0)
    return (
      <section className="stack">
        <h2>{t('several.title')}</h2>
        <p className="quiet">{t('several.text', { words })}</p>
        <Towns towns={towns} choices={choices} />
      </section>
    );
  return (
    <section className="stack">
      {words && (
        <Notice title={t('none.title', { words })}>
          <p>{t('none.text')}</p>
        </Notice>
      )}
      <h2>{t('known')}</h2>
      <Towns towns={known} choices={choices} />
    </section>
  );
}

export function OtherTowns({ towns, choices }: TownsProps) {
  const { t } = useText('prayer');
  if (towns.length === 0) return null;
  return (
    <nav className="prayer-others no-print" aria-label={t('others')}>
      <p className="small quiet">{t('others')}</p>
      <ul>
        {towns.map(({ city, place }) => (
          <li key={city}>
            <Link to={addressOf({ ...choices, city })}>{place}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
