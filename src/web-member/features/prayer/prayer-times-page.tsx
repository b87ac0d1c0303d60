import { showPrayerReminders } from '#modules/content/contracts/prayer-reminders.ts';
import { listCities, showPrayerTimes } from '#modules/content/contracts/prayer-times.ts';
import type { City, PrayerTimesView } from '#modules/content/contracts/prayer-times.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { Link, useLocation } from 'react-router-dom';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { CardSkeletons, ErrorNotice, LinkButton, Page, Card } from '../../ui/index.ts';
import { useUser } from '../session/index.ts';
import { Day } from './day.tsx';
import { Month } from './month.tsx';
import { TownForm } from './town-form.tsx';
import { OtherTowns, WhichTown } from './towns.tsx';
import { addressOf, usePrayerChoices } from './use-prayer-choices.ts';
import './prayer.css';
import type { PrayerRemindersView } from '#modules/content/contracts/prayer-reminders.schema.ts';
import { apiSignInFor } from '../../../web-shared/return-to.ts';
import { RemindersForm } from './reminders-form.tsx';

const A_MINUTE = 60_000;

/** Compares without case and diacritics. */
const isSame = (name: string, other: string) => name.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

/** Finds the town that a name means: the only match, or the first one with exactly this name. */
const townsNamed = (towns: City[], words: string) =>
  towns.length === 1 ? towns[0] : towns.find(({ city, name }) => isSame(city, words) || isSame(name, words));

export function PrayerTimesPage() {
  const { t } = useText('prayer');
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
      {shown ? (
        <details className="card fold no-print">
          <summary>{t('form.another')}</summary>
          <TownForm key={JSON.stringify(choices)} choices={choices} />
        </details>
      ) : (
        <Card className="no-print">
          <TownForm key={JSON.stringify(choices)} choices={choices} />
        </Card>
      )}
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

function How({ times: { method, asr, highLatitudeRules, city } }: { times: PrayerTimesView }) {
  const { t } = useText('prayer');
  return (
    <Card title={t('how.title')}>
      <dl className="prayer-how">
        <div>
          <dt>{t('how.method', { method: t(`methodNames.${method}`) })}</dt>
          <dd>{t(`methodTexts.${method}`)}</dd>
        </div>
        <div>
          <dt>{t('how.asr', { school: t(`asr.${asr}`) })}</dt>
          <dd>{t(`asrTexts.${asr}`)}</dd>
        </div>
        <div>
          <dt>{t('how.night')}</dt>
          <dd>{highLatitudeRules.map((rule) => t(`nightTexts.${rule}`)).join(' ')}</dd>
        </div>
        <div>
          <dt>{t('how.hijri')}</dt>
          <dd>{t('how.hijriText')}</dd>
        </div>
      </dl>
      <p className="small quiet">{t('how.care', { zone: city.timeZone })}</p>
    </Card>
  );
}

type RemindersProps = { times: PrayerTimesView | undefined; own: PrayerRemindersView | null; isVisitor: boolean };

function Reminders({ times, own, isVisitor }: RemindersProps) {
  const { t } = useText('prayer');
  const location = useLocation();
  return (
    <Card className="no-print" title={t('reminders.title')}>
      {isVisitor && (
        <>
          <p>{t('reminders.visitor')}</p>
          <div>
            <LinkButton small href={apiSignInFor(location)}>
              {t('reminders.signIn')}
            </LinkButton>
          </div>
        </>
      )}
      {!isVisitor && !times && <p>{t('reminders.chooseTown')}</p>}
      {!isVisitor && times && <RemindersForm key={times.city.city} times={times} own={own} />}
    </Card>
  );
}
