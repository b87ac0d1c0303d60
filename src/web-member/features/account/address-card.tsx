import { changeEmail, getEmail } from '#modules/identity/contracts/account.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJson, call } from '../../../web-shared/server/api.ts';
import { formatDay } from '../../../web-shared/text/format.ts';
import { markFields } from '../../lib/forms/form-errors.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { Button, Card, Facts, Field, Form, Notice, TextInput, toast, toastError } from '../../ui/index.ts';
import { useUser } from '../session/index.ts';

/** The email address of the account, and its change, which waits for a confirmation from the new address. */
export function AddressCard() {
  const { t } = useTranslation('account');
  const { data: user } = useUser();
  const { data } = useQuery(fetchJson(getEmail));
  // Undefined until the form was first opened; afterwards closing it returns the focus.
  const [changing, setChanging] = useState<boolean>();
  return (
    <Card
      title={t('settings.account')}
      aside={
        !changing && (
          <Button
            small
            takesFocus={changing === false}
            aria-label={t('address.changeLabel')}
            onClick={() => setChanging(true)}
          >
            {t('address.change')}
          </Button>
        )
      }
    >
      <Facts
        wide
        facts={[
          { label: t('settings.email'), value: user?.email },
          { label: t('settings.username'), value: user?.username },
        ]}
      />
      {data?.waiting && (
        <Notice tone="wait" title={t('address.waiting', { email: data.waiting.email })}>
          <p>{t('address.waitingText', { date: formatDay(data.waiting.until) })}</p>
        </Notice>
      )}
      {changing && <ChangeForm onClose={() => setChanging(false)} />}
    </Card>
  );
}

function ChangeForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const { register, handleSubmit, setError, setFocus, formState } = useCheckedForm({
    rules: async () => (await import('./address-rules.ts')).rules,
    defaultValues: { email: '' },
  });
  useEffect(() => setFocus('email'), [setFocus]);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { email: string }) => call(changeEmail, { body }),
    onSuccess: async ({ message }) => {
      toast({ title: t('address.sent'), description: message });
      onClose();
      await invalidate('/api/account/email');
    },
    onError: (error) => {
      markFields(error, setError);
      toastError(t('address.failed'), error, t('failed'));
    },
  });
  return (
    <Form onSubmit={handleSubmit((body) => mutate(body))}>
      <Field label={t('address.new')} hint={t('address.hint')} error={formState.errors.email?.message} required>
        <TextInput {...register('email')} type="email" autoComplete="email" />
      </Field>
      <div className="row">
        <Button variant="primary" type="submit" busy={isPending}>
          {isPending ? t('address.sending') : t('address.send')}
        </Button>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
      </div>
    </Form>
  );
}
