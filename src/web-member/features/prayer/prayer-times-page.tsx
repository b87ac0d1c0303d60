import { showPrayerReminders } from '#modules/content/contracts/prayer-reminders.ts';
import { listCities, showPrayerTimes } from '#modules/content/contracts/prayer-times.ts';
import type { City } from '#modules/content/contracts/prayer-times.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { CardSkeletons, ErrorNotice, LinkButton, Page } from '../../ui/index.ts';
import { useUser } from '../session/index.ts';
import { Day } from './day.tsx';
import { How } from './how.tsx';
import { Month } from './month.tsx';
import { Reminders } from './reminders.tsx';
import { TownForm } from './town-form.tsx';
import { OtherTowns, WhichTown } from './towns.tsx';
import { addressOf, usePrayerChoices } from './use-prayer-choices.ts';
import './prayer.css';

const A_MINUTE = 60_000;

/** Compares without case and diacritics. */
const isSame = (name: string, other: string) => name.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

/** Finds the town that a name means: the only match, or the first one with exactly this name. */
const townsNamed = (towns: City[], words: string) =>
  towns.length === 1 ? towns[0] : towns.find(({ city, name }) => isSame(city, words) || isSame(name, words));

export function PrayerTimesPage() {
  const { t } = useTranslation('prayer');
  const { data: user } = useUser();
  const own = useQuery({ ...fetchJson(showPrayerReminders), enabled: Boolean(user) }).data;
  const inAddress = usePrayerChoices();
  // A stored town need not be in the address.
  const choices =
    inAddress.city || !own ? inAddress : { city: own.city, method: own.method, asr: own.asr, month: inAddress.month };
  const { city: words = '', ...reckoning } = choices;
  const towns = useQuery({ ...fetchJson(listCities, { query: { q: words } }), enabled: words !== '' });
  const town = towns.data && townsNamed(towns.data, words);
  const { method, asr, month } = reckoning;
  const times = useQuery({
    ...fetchJson(showPrayerTimes, { query: { city: town?.city ?? '', method, asr, month } }),
    enabled: Boolean(town),
    // Refreshed, because the next prayer changes with time.
    refetchInterval: A_MINUTE,
  });
  const shown = times.data;
  return (
    <Page
      title={town ? t('titleIn', { name: town.name }) : t('title')}
      lead={shown ? t('leadIn', { place: shown.city.place, zone: shown.city.timeZone }) : t('lead')}
      eyebrow={
        <Link className="back no-print" to="/guidance">
          <ArrowLeft aria-hidden /> <span>{t('guidance')}</span>
        </Link>
      }
      about={{ description: t('lead'), address: addressOf({ city: town?.city }) }}
    >
      <TownForm key={JSON.stringify(choices)} choices={choices} />
      {!town && (words === '' || towns.data) && <WhichTown towns={towns.data ?? []} choices={choices} />}
      {town && (
        <OtherTowns towns={towns.data!.filter((one) => one !== town && one.name === town.name)} choices={choices} />
      )}
      {town && times.isPending && <CardSkeletons count={1} />}
      {times.error && <ErrorNotice error={times.error} onRetry={() => void times.refetch()} />}
      {town && shown && (
        <>
          {month && <Month times={shown} choices={{ ...choices, city: shown.city.city }} />}
          <div className={month ? 'prayer-now no-print' : 'prayer-now'}>
            {!month && (
              <Day times={shown}>
                <LinkButton small to={addressOf({ ...choices, city: town.city, month: shown.date.slice(0, 7) })}>
                  {t('month.open')}
                </LinkButton>
              </Day>
            )}
            <How times={shown} />
          </div>
        </>
      )}
      {own !== undefined || !user ? <Reminders times={shown} own={own ?? null} isVisitor={!user} /> : null}
      <p className="small quiet">
        <span>{t('credit')}</span> <a href="https://www.geonames.org">{t('geonames')}</a>
        <span>,</span> <a href="https://creativecommons.org/licenses/by/4.0/">{t('licence')}</a>
      </p>
    </Page>
  );
}
