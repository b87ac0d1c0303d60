import { asrSchools, CITY_MAX, listCities, prayerMethods } from '#modules/content/contracts/prayer-times.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { useHref, useNavigate } from 'react-router-dom';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { Button, Field, Select, TextInput } from '../../ui/index.ts';
import { addressOf, PAGE, type PrayerChoices } from './use-prayer-choices.ts';

/** Letters to type before towns are suggested. */
const TYPED_ENOUGH = 2;

/** Chooses the town and the method of calculation. It submits to the page's address, so it works without scripts. */
export function TownForm({ choices }: { choices: PrayerChoices }) {
  const { t } = useText('prayer');
  const navigate = useNavigate();
  const suggested = useId();
  const [typed, setTyped] = useState('');
  const beginning = useDeferredValue(typed.trim());
  const { data: towns } = useQuery({
    ...fetchJson(listCities, { query: { q: beginning } }),
    enabled: beginning.length >= TYPED_ENOUGH,
  });
  return (
    <form
      className="prayer-form"
      method="get"
      action={useHref(PAGE)}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = Object.fromEntries(new FormData(event.currentTarget)) as Partial<PrayerChoices>;
        void navigate(addressOf(chosen));
      }}
    >
      <Field label={t('form.town')}>
        <TextInput
          name="city"
          defaultValue={choices.city}
          maxLength={CITY_MAX}
          placeholder={t('form.townHint')}
          autoComplete="off"
          list={suggested}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <datalist id={suggested}>
        {towns?.map(({ city, place }) => (
          <option key={city} value={city}>
            {place}
          </option>
        ))}
      </datalist>
      <Field label={t('form.method')}>
        <Select
          name="method"
          defaultValue={choices.method ?? ''}
          placeholder={t('form.usual')}
          options={prayerMethods.map((value) => ({ value, label: t(`methodNames.${value}`) }))}
        />
      </Field>
      <Field label={t('form.asr')}>
        <Select
          name="asr"
          defaultValue={choices.asr ?? 'standard'}
          options={asrSchools.map((value) => ({ value, label: t(`asr.${value}`) }))}
        />
      </Field>
      <Button variant="primary" type="submit">
        {t('form.show')}
      </Button>
    </form>
  );
}
