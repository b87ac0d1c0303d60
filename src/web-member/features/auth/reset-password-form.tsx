import { resetPassword } from '#modules/identity/contracts/auth.ts';
import { CHANGED_PASSWORD_MIN_LENGTH, passwordClasses } from '#modules/identity/contracts/passwords.ts';
import { Check, Minus } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { call, codeOf } from '../../../web-shared/server/api.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { Button, Field, Form, PasswordInput } from '../../ui/index.ts';

/** The refusal of a link that is not valid any more. */
export const RESET_TOKEN = 'identity.reset-token';

type ResetPasswordFormProps = { token: string; onDone: () => void; onRefused: () => void };

/** Sets a new password, and lists what it lacks. `onRefused` is called when the link has expired. */
export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const { t } = useText('auth');
  const form = useCheckedForm({
    schema: async () => (await import('./reset-password-rules.ts')).schema,
    sends: resetPassword,
    defaultValues: { newPassword: '', confirm: '' },
    send: ({ newPassword }) => call(resetPassword, { body: { token, newPassword } }),
    onSuccess: onDone,
    failed: t('reset.failed'),
    failedText: t('reset.failedText'),
    onRefused: (error) => {
      if (codeOf(error) === RESET_TOKEN) onRefused();
    },
  });
  const { register, watch, errors, isPending } = form;
  return (
    <Form form={form} hidden={{ token }}>
      <Field label={t('reset.newPassword')} error={errors.newPassword} required>
        <PasswordInput {...register('newPassword')} autoComplete="new-password" />
      </Field>
      <Requirements password={watch('newPassword')} />
      <Field label={t('reset.confirm')} error={errors.confirm} required>
        <PasswordInput {...register('confirm')} autoComplete="new-password" />
      </Field>
      <Button variant="primary" wide type="submit" busy={isPending}>
        {isPending ? t('reset.submitting') : t('reset.submit')}
      </Button>
    </Form>
  );
}

type Rule = 'length' | 'passwordUpper' | 'passwordLower' | 'passwordNumber' | 'passwordSpecial';

function Requirements({ password }: { password: string }) {
  const { t } = useText('auth');
  const rules: [Rule, boolean][] = [
    ['length', password.length >= CHANGED_PASSWORD_MIN_LENGTH],
    ...passwordClasses.map(({ id, pattern }): [Rule, boolean] => [id as Rule, pattern.test(password)]),
  ];
  return (
    <div>
      <div className="small">{t('reset.requirements')}</div>
      <ul className="reset-rules">
        {rules.map(([rule, met]) => (
          <li key={rule} className={met ? 'met' : ''}>
            {met ? <Check aria-hidden /> : <Minus aria-hidden />}
            <span className="only-read">{met ? t('reset.met') : t('reset.unmet')}</span>
            <span>{t(`reset.rules.${rule}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
