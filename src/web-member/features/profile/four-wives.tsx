import { options, updateProfile } from '#modules/matchmaking/contracts/profiles.ts';
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
import { WIVES } from './assumed-form.tsx';
import { tellRefusal } from '../../ui/refusal.tsx';
import { Form } from '../../ui/form.tsx';

const MARRIED = 'currently_married';

/**
 * Tells a brother who is married to four wives what follows from it, and lets him correct it when it has changed
 * (decisions 3.12).
 */
export function FourWives() {
  const { t } = useTranslation(['profile', 'person', 'interest', 'common']);
  const toOptions = useOptions();
  const [status, setStatus] = useState<string>(MARRIED);
  const [wives, setWives] = useState('4');
  const married = status === MARRIED;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(updateProfile, {
        body: {
          currentMaritalStatus: status as (typeof options.currentMaritalStatus)[number],
          ...(married && { numberOfWives: Number(wives) }),
        },
      }),
    onSuccess: (changed) => {
      queryClient.setQueryData(['/api/profile'], changed);
      void refresh('/api/dashboard-stats', '/api/profiles', '/api/discover');
      toast({ title: t('update.done') });
    },
    onError: (error) => tellRefusal(t('update.failed'), error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Card title={t('view.fourWives')}>
      <p>{t('interest:step.four-wives.text')}</p>
      <Form onSubmit={submit}>
        <div className="form-pair">
          <Field label={t('person:fields.currentMaritalStatus')}>
            <Select
              value={status}
              onChange={(event) => setStatus(event.target.value)}
              options={toOptions('currentMaritalStatus', options.currentMaritalStatus)}
            />
          </Field>
          {married && (
            <Field label={t('view.wives')}>
              <Select value={wives} onChange={(event) => setWives(event.target.value)} options={WIVES} />
            </Field>
          )}
        </div>
        <div>
          <Button small type="submit" busy={isPending}>
            {isPending ? t('update.submitting') : t('update.submit')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
