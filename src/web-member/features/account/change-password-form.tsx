import { changePassword } from '#modules/identity/contracts/auth.ts';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { AccountName, Field, Form, FormFoot, PasswordInput, toast } from '../../ui/index.ts';
import { useUser } from '../session/index.ts';
import { complaintAbout, type Complaint, type PasswordForm } from './password-complaint.ts';
import { formatList } from '../../../web-shared/text/format.ts';

const empty: PasswordForm = { currentPassword: '', newPassword: '', confirm: '' };

export function ChangePasswordForm() {
  const { t } = useText('account');
  const form = useCheckedForm({
    defaultValues: empty,
    send: ({ currentPassword, newPassword }) => call(changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: async ({ message }) => {
      form.reset();
      toast({ title: t('password.changed'), description: message });
      await invalidate('/api/account/security', '/api/account/email');
    },
    failed: t('password.failed'),
    failedText: t('failed'),
  });

  function complain(complaint: Complaint) {
    const lacking = complaint.about === 'weak' ? complaint.lacks.map((lack) => t(`password.lacks.${lack}`)) : [];
    const text = t(`password.${complaint.about}Text`, { items: formatList(lacking) });
    complaint.fields.forEach((field, index) => form.setError(field, { message: text }, { shouldFocus: index === 0 }));
    toast({ title: t(`password.${complaint.about}`), description: text, variant: 'destructive' });
  }

  const { data: user } = useUser();
  const send = form.handleSubmit((typed) => {
    const complaint = complaintAbout(typed);
    if (complaint) complain(complaint);
    else form.mutate(typed);
  });
  const { errors, register } = form;
  return (
    <Form form={form} onSubmit={send}>
      {user && <AccountName email={user.email} />}
      <Field label={t('password.current')} error={errors.currentPassword} required>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
      </Field>
      <Field label={t('password.new')} hint={t('password.hint')} error={errors.newPassword} required>
        <PasswordInput {...register('newPassword')} autoComplete="new-password" />
      </Field>
      <Field label={t('password.confirm')} error={errors.confirm} required>
        <PasswordInput {...register('confirm')} autoComplete="new-password" />
      </Field>
      <FormFoot form={form} label={t('password.change')} sending={t('password.changing')} />
    </Form>
  );
}
