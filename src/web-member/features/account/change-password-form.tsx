import { changePassword } from '#modules/identity/contracts/auth.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../web-shared/server/api.ts';
import { markFields } from '../../lib/forms/form-errors.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { AccountName, Button, Field, Form, PasswordInput, toast, toastError } from '../../ui/index.ts';
import { useUser } from '../session/index.ts';
import { complaintAbout, type Complaint, type PasswordForm } from './password-complaint.ts';
import { formatList } from '../../../web-shared/text/format.ts';

const empty: PasswordForm = { currentPassword: '', newPassword: '', confirm: '' };

export function ChangePasswordForm() {
  const { t } = useTranslation('account');
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: empty });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordForm) =>
      call(changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: async ({ message }) => {
      reset();
      toast({ title: t('password.changed'), description: message });
      await invalidate('/api/account/security', '/api/account/email');
    },
    onError: (error) => {
      markFields(error, setError);
      toastError(t('password.failed'), error, t('failed'));
    },
  });

  function complain(complaint: Complaint) {
    const lacking = complaint.about === 'weak' ? complaint.lacks.map((lack) => t(`password.lacks.${lack}`)) : [];
    const text = t(`password.${complaint.about}Text`, { items: formatList(lacking) });
    complaint.fields.forEach((field, index) => setError(field, { message: text }, { shouldFocus: index === 0 }));
    toast({ title: t(`password.${complaint.about}`), description: text, variant: 'destructive' });
  }

  const { data: user } = useUser();
  const send = handleSubmit((form) => {
    const complaint = complaintAbout(form);
    if (complaint) complain(complaint);
    else mutate(form);
  });
  const { errors } = formState;
  return (
    <Form onSubmit={send}>
      {user && <AccountName email={user.email} />}
      <Field label={t('password.current')} error={errors.currentPassword?.message} required>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
      </Field>
      <Field label={t('password.new')} hint={t('password.hint')} error={errors.newPassword?.message} required>
        <PasswordInput {...register('newPassword')} autoComplete="new-password" />
      </Field>
      <Field label={t('password.confirm')} error={errors.confirm?.message} required>
        <PasswordInput {...register('confirm')} autoComplete="new-password" />
      </Field>
      <div>
        <Button variant="primary" type="submit" busy={isPending}>
          {isPending ? t('password.changing') : t('password.change')}
        </Button>
      </div>
    </Form>
  );
}
