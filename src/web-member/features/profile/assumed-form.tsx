import {
  options,
  updateProfile,
  type OwnProfile,
  type UpdateProfile,
} from '#modules/matchmaking/contracts/profiles.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { queryClient, refresh } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOptions } from '../person/index.ts';
import { tellRefusal } from '../../ui/refusal.tsx';
import { Form } from '../../ui/form.tsx';

const CHOOSABLE = [
  'currentMaritalStatus',
  'sectMadhab',
  'quranReading',
  'islamicEducation',
  'culturalAlignment',
] as const;
export const WIVES = ['1', '2', '3', '4'].map((value) => ({ value, label: value }));
type Choosable = (typeof CHOOSABLE)[number];
type Chosen = Partial<Record<Choosable | 'numberOfWives', string>>;

/**
 * Asks for the facts that stand in a profile as mere defaults. Nothing is preselected: a default is not a statement.
 */
export function AssumedForm({ profile }: { profile: OwnProfile }) {
  const { t, i18n } = useTranslation(['profile', 'person', 'common']);
  const toOptions = useOptions();
  const [chosen, setChosen] = useState<Chosen>({});
  const asked = CHOOSABLE.filter((field) => profile.assumedFields.includes(field));
  const others = profile.assumedFields
    .filter((field) => !CHOOSABLE.includes(field as Choosable) && i18n.exists(`person:fields.${field}`))
    .map((field) => t(`person:fields.${field}` as 'person:fields.age'));
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(updateProfile, { body: statedIn(chosen) }),
    onSuccess: (changed) => {
      queryClient.setQueryData(['/api/profile'], changed);
      void refresh('/api/dashboard-stats', '/api/profiles');
      setChosen({});
      toast({ title: t('update.done') });
    },
    onError: (error) => tellRefusal(t('update.failed'), error),
  });
  if (asked.length + others.length === 0) return null;

  const set = (field: keyof Chosen, value: string) => setChosen((old) => ({ ...old, [field]: value || undefined }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Card title={t('view.assumed')}>
      <p className="quiet">{t('view.assumedText')}</p>
      {asked.length > 0 && (
        <Form onSubmit={submit}>
          <div className="form-pair">
            {asked.map((field) => (
              <Field key={field} label={t(`person:fields.${field}`)}>
                <Select
                  value={chosen[field] ?? ''}
                  onChange={(event) => set(field, event.target.value)}
                  options={toOptions(field, answersFor(field, profile))}
                  placeholder={t('common:field.choose')}
                />
              </Field>
            ))}
            {chosen.currentMaritalStatus === 'currently_married' && (
              <Field label={t('view.wives')}>
                <Select
                  value={chosen.numberOfWives ?? ''}
                  onChange={(event) => set('numberOfWives', event.target.value)}
                  options={WIVES}
                  placeholder={t('common:field.choose')}
                />
              </Field>
            )}
          </div>
          <div>
            <Button small type="submit" busy={isPending} disabled={Object.keys(statedIn(chosen)).length === 0}>
              {isPending ? t('update.submitting') : t('view.assumedSave')}
            </Button>
          </div>
        </Form>
      )}
      {others.length > 0 && (
        <p className="small quiet">
          {t('view.assumedMore', { list: new Intl.ListFormat(i18n.language).format(others) })}
        </p>
      )}
    </Card>
  );
}

/** A sister cannot be married already and seek a husband. */
const answersFor = (field: Choosable, { gender }: OwnProfile): readonly string[] =>
  field === 'currentMaritalStatus' && gender === 'female'
    ? options[field].filter((answer) => answer !== 'currently_married')
    : options[field];

function statedIn({ numberOfWives, ...chosen }: Chosen): UpdateProfile {
  const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
  const married = chosen.currentMaritalStatus === 'currently_married';
  return { ...given, ...(married && numberOfWives && { numberOfWives: Number(numberOfWives) }) } as UpdateProfile;
}
