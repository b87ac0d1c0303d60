import { changeEmail, getEmail } from '#modules/identity/contracts/account.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { call, useEndpoint } from '../../../web-shared/server/api.ts';
import { formatDay } from '../../../web-shared/text/format.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { Button, Card, Facts, Field, Form, FormFoot, Notice, TextInput, toast } from '../../ui/index.ts';
import { useUser } from '../session/index.ts';

/** The email address of the account, and its change, which waits for a confirmation from the new address. */
export function AddressCard() {
  const { t } = useText('account');
  const { data: user } = useUser();
  const { data } = useEndpoint(getEmail);
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
  const { t } = useText('account');
  const form = useCheckedForm({
    schema: async () => (await import('#modules/identity/contracts/account.schema.ts')).changeEmail.body,
    defaultValues: { email: '' },
    send: (body) => call(changeEmail, { body }),
    onSuccess: async ({ message }) => {
      toast({ title: t('address.sent'), description: message });
      onClose();
      await invalidate('/api/account/email');
    },
    failed: t('address.failed'),
    failedText: t('failed'),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <Form form={form}>
      <Field label={t('address.new')} hint={t('address.hint')} error={form.errors.email} required>
        <TextInput {...form.register('email')} type="email" autoComplete="email" />
      </Field>
      <FormFoot form={form} label={t('address.send')} sending={t('address.sending')} onCancel={onClose} />
    </Form>
  );
}
