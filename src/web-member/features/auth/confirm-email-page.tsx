import { confirmEmail } from '#modules/identity/contracts/auth.ts';
import { useText } from '../../lib/text/use-text.ts';
import { call, isPassing, messageOf } from '../../../web-shared/server/api.ts';
import { ownMessageOf } from '../../lib/server/error-message.ts';
import { useFormMutation } from '../../lib/forms/use-form-mutation.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { useTokenFromAddress } from '../../lib/navigation/use-token-from-address.ts';
import { Button, Form, LinkButton, Notice, Spinner } from '../../ui/index.ts';
import { useLinkUse } from './use-link-use.ts';
import { AuthCard } from './auth-card.tsx';

/**
 * Confirms a member's address by the token of an emailed link. It needs a click, so that a mail scanner that opens the
 * link confirms nothing.
 */
export function ConfirmEmailPage() {
  const { t } = useText(['auth', 'common']);
  const token = useTokenFromAddress();
  const { usedOn, isLoading, refetch } = useLinkUse(token);
  const { mutate, isPending, isSuccess, error } = useFormMutation(confirmEmail, {
    mutationFn: (given: string) => call(confirmEmail, { body: { token: given } }),
    onSuccess: () => invalidate('/api/user'),
    onError: () => void refetch(),
  });
  if (isLoading) return <Spinner label={t('common:loading')} />;
  if (isSuccess) {
    return (
      <AuthCard title={t('confirmEmail.done')} text={t('confirmEmail.doneText')} takesFocus>
        <Onward />
      </AuthCard>
    );
  }
  if (usedOn) {
    return (
      <AuthCard
        title={t('usedLink.title')}
        text={t('usedLink.confirmed', { date: usedOn })}
        takesFocus={Boolean(error)}
      >
        <Onward />
      </AuthCard>
    );
  }
  if (!token || (error && !isPassing(error))) {
    return (
      <AuthCard title={t('confirmEmail.invalid')} takesFocus={Boolean(error)}>
        <Notice tone="end">
          <p>{messageOf(error) ?? t('confirmEmail.invalidText')}</p>
        </Notice>
        <p className="quiet">{t('confirmEmail.invalidNote')}</p>
        <Onward />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('confirmEmail.title')} text={t('confirmEmail.text')}>
      {error && (
        <Notice tone="end">
          <p>{messageOf(error) ?? ownMessageOf(error)}</p>
        </Notice>
      )}
      <Form sends={confirmEmail} hidden={{ token }} onSubmit={() => mutate(token)}>
        <Button variant="primary" wide type="submit" busy={isPending}>
          {isPending ? t('confirmEmail.submitting') : t('confirmEmail.submit')}
        </Button>
      </Form>
    </AuthCard>
  );
}

function Onward() {
  const { t } = useText('auth');
  return (
    <LinkButton variant="primary" wide to="/dashboard">
      {t('confirmEmail.toDashboard')}
    </LinkButton>
  );
}
