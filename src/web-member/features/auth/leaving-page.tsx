import { restoreAccount } from '#modules/identity/contracts/auth.ts';
import type { User } from '#modules/identity/contracts/auth.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { queryClient } from '../../lib/server/query-client.ts';
import { Button, LinkButton, Redirect, Spinner, toast, toastError } from '../../ui/index.ts';
import { DownloadMyData } from '../my-data/index.ts';
import { justLeft, useUser } from '../session/index.ts';
import { SignOutForm } from '../shell/index.ts';
import { AuthCard } from './auth-card.tsx';

/** Shows when the account will be erased, after the deletion and at later sign-ins, which may restore it. */
export function LeavingPage() {
  const { data: user, isPending } = useUser();
  const left = justLeft();
  if (isPending) return <Spinner />;
  if (user?.deletionScheduledFor) return <Return until={user.deletionScheduledFor} />;
  if (left) return <Left until={left} />;
  return <Redirect to={user ? '/dashboard' : '/'} />;
}

function Return({ until }: { until: string }) {
  const { t } = useText(['leaving', 'common']);
  const restore = useMutation({
    mutationFn: () => call(restoreAccount),
    // The page redirects once the user is no longer leaving.
    onSuccess: (user) => {
      queryClient.setQueryData<User>(['/api/user'], user);
      toast({ title: t('restored'), description: t('restoredText') });
    },
    onError: (error) => toastError(t('failed'), error),
  });
  return (
    <AuthCard title={t('title', { date: formatCalendarDay(until) })} text={t('restoreText')}>
      <Button variant="primary" wide busy={restore.isPending} onClick={() => restore.mutate()}>
        {restore.isPending ? t('restoring') : t('restore')}
      </Button>
      <DownloadMyData wide />
      <SignOutForm>
        {(isPending) => (
          <Button type="submit" busy={isPending} variant="ghost" wide>
            {t('common:signOut.action')}
          </Button>
        )}
      </SignOutForm>
    </AuthCard>
  );
}

function Left({ until }: { until: string }) {
  const { t } = useText('leaving');
  return (
    <AuthCard title={t('title', { date: formatCalendarDay(until) })} text={t('left')}>
      <p className="quiet">{t('mailed')}</p>
      <LinkButton variant="primary" wide to="/auth">
        {t('signIn')}
      </LinkButton>
      <LinkButton variant="ghost" wide to="/">
        {t('home')}
      </LinkButton>
    </AuthCard>
  );
}
