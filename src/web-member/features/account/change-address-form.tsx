import { changeEmail } from '#modules/identity/contracts/account.ts';
import { useEffect } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { Field, Form, FormFoot, TextInput, toast } from '../../ui/index.ts';

/** Asks for a new address, which must be confirmed from there. */
export function ChangeAddressForm({ onClose }: { onClose: () => void }) {
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
