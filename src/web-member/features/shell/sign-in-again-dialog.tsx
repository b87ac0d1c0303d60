import { useEffect, useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { prove, renew, wantsCode, type Why } from '../../../web-shared/server/sign-in-again.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import {
  AccountName,
  Dialog,
  Field,
  Form,
  FormFoot,
  PasswordInput,
  RefusalNotice,
  TextInput,
  Button,
  Notice,
} from '../../ui/index.ts';
import { useMutation } from '@tanstack/react-query';
import { codeOf } from '../../../web-shared/server/api.ts';
import { inOwnLanguage } from '../../../web-shared/text/own-language.ts';
import { checkAccount } from '../../../web-shared/server/refresh-session.ts';
import './hidden-page.css';

type SignInAgainDialogProps = {
  why: Why;
  email: string;
  knownPassword: string | undefined;
  onEnd: (proven: boolean) => void;
};

/**
 * Asks for the password again, and for the code if the account has a second factor; or reports that another account has
 * signed in.
 */
export function SignInAgainDialog({ why, ...form }: SignInAgainDialogProps) {
  const { t } = useText('auth');
  if (why === 'other') return <OtherAccountDialog onSameAgain={() => form.onEnd(true)} />;
  return (
    <Dialog onClose={() => form.onEnd(false)} title={t(`again.${why}.title`)} text={t(`again.${why}.text`)}>
      <div className={why === 'ended' ? 'page-hiding' : ''}>
        <ProofForm {...form} why={why} />
      </div>
    </Dialog>
  );
}

type ProofFormProps = SignInAgainDialogProps & { why: Exclude<Why, 'other'> };

function ProofForm({ why, email, knownPassword, onEnd }: ProofFormProps) {
  const { t } = useText(['auth', 'common']);
  const [needsCode, setNeedsCode] = useState(knownPassword !== undefined);
  const form = useCheckedForm({
    defaultValues: { password: knownPassword ?? '', code: '' },
    send: async ({ password, code }) => {
      const proof = { password, ...(code && { code }) };
      if (why === 'ended') await renew(email, proof);
      else await prove(proof);
    },
    onSuccess: () => onEnd(true),
    onRefused: (refusal) => {
      if (wantsCode(refusal)) setNeedsCode(true);
    },
  });
  const { register, errors, setFocus } = form;
  useEffect(() => setFocus(needsCode ? 'code' : 'password'), [needsCode, setFocus]);
  const rules = { required: t('again.missing') };
  return (
    <Form form={form}>
      {!wantsCode(form.error) && <RefusalNotice error={form.error} />}
      <AccountName email={email} />
      {knownPassword === undefined && (
        <Field label={t('password')} error={errors.password} required>
          <PasswordInput {...register('password', rules)} autoComplete="current-password" />
        </Field>
      )}
      {needsCode && (
        <Field label={t('again.code')} hint={t('again.codeHint')} error={errors.code} required>
          <TextInput {...register('code', rules)} code autoComplete="one-time-code" />
        </Field>
      )}
      <FormFoot
        form={form}
        inDialog
        label={t(`again.${why}.submit`)}
        cancel={why === 'ended' ? t('again.ended.leave') : t('common:cancel')}
        onCancel={() => onEnd(false)}
      />
    </Form>
  );
}

type OtherAccountDialogProps = { onSameAgain: () => void };

/** Warns that another account has signed in meanwhile, and leads to it or back. */
function OtherAccountDialog({ onSameAgain }: OtherAccountDialogProps) {
  const { t } = useText('other-account');
  const { mutate, isPending, error } = useMutation({ mutationFn: checkAccount, onSuccess: onSameAgain });
  return (
    <Dialog onClose={() => mutate()} title={t('title')} text={t('text')}>
      {codeOf(error) === 'identity.another-account' ? <Notice title={t('still')} /> : <RefusalNotice error={error} />}
      <div className="dialog-foot page-hiding">
        <Button onClick={() => window.location.assign(inOwnLanguage('/dashboard'))}>{t('leave')}</Button>
        <Button variant="primary" busy={isPending} onClick={() => mutate()}>
          {t('submit')}
        </Button>
      </div>
    </Dialog>
  );
}
