import { claim, describeClaim, renewClaim } from '#modules/guardianship/contracts/guardian-verification.ts';
import type { ClaimDescription } from '#modules/guardianship/contracts/guardian-verification.schema.ts';
import type { User } from '#modules/identity/contracts/auth.schema.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/text/use-text.ts';
import { useNavigate } from 'react-router-dom';
import { call, urlOf, codeOf, isPassing, messageOf } from '../../../../web-shared/server/api.ts';
import { useFormMutation } from '../../../lib/forms/use-form-mutation.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { queryClient, invalidate } from '../../../lib/server/query-client.ts';
import { useTokenFromAddress } from '../../../lib/navigation/use-token-from-address.ts';
import {
  AccountName,
  Button,
  EmailAddress,
  EmptyState,
  ErrorNotice,
  Field,
  Form,
  FormFoot,
  LinkButton,
  Notice,
  Page,
  PasswordInput,
  Spinner,
  TextInput,
  toast,
} from '../../../ui/index.ts';
import { useUser } from '../../session/index.ts';
import { PublicHeader } from '../../shell/index.ts';
import { Declaration } from './declaration.tsx';
import '../decision-bar.css';

const LINK_USED = 'guardianship.claim-used';
const EXPIRED = 'guardianship.claim-expired';
const VERIFICATION_UNDER_REVIEW = 'guardianship.verification-under-review';

/** The description of a claim; the server fetches it by its address and body. */
const aboutClaim = (token: string) =>
  queryOptions({
    queryKey: [urlOf(describeClaim), { token }],
    queryFn: () => call(describeClaim, { body: { token } }),
  });

export function GuardianClaimPage() {
  const { t } = useText(['guardianship', 'common']);
  const token = useTokenFromAddress();
  const about = useQuery({ ...aboutClaim(token ?? ''), enabled: token !== null });
  return (
    <div className="approval-page">
      <PublicHeader />
      <Page
        narrow
        title={t('claim.title')}
        lead={about.data && t('claim.for', { name: about.data.guardianName, ward: about.data.wardFirstName })}
      >
        {token && about.isPending ? (
          <Spinner />
        ) : token && codeOf(about.error) === VERIFICATION_UNDER_REVIEW ? (
          <EmptyState title={t('check.title')} text={t('check.claim')} />
        ) : token && codeOf(about.error) === LINK_USED ? (
          <EmptyState title={t('claim.used')} text={t('claim.usedText')}>
            <LinkButton variant="primary" to="/guardian-dashboard">
              {t('waliVerify.dashboard')}
            </LinkButton>
          </EmptyState>
        ) : token && codeOf(about.error) === EXPIRED ? (
          <Ended token={token} />
        ) : token && isPassing(about.error) ? (
          <ErrorNotice error={about.error} onRetry={() => void about.refetch()} />
        ) : token && about.data ? (
          <Claim token={token} about={about.data} />
        ) : (
          <EmptyState title={t('claim.invalid')} text={messageOf(about.error) ?? t('claim.invalidText')}>
            <LinkButton variant="primary" to="/auth">
              {t('common:signIn')}
            </LinkButton>
          </EmptyState>
        )}
      </Page>
    </div>
  );
}

/** Offers a new link after expiry; it is sent to the original address, whoever opened this one. */
function Ended({ token }: { token: string }) {
  const { t } = useText(['guardianship', 'common']);
  const { mutate, isPending, isSuccess, error } = useFormMutation(renewClaim, {
    mutationFn: () => call(renewClaim, { body: { token } }),
  });
  if (isSuccess) return <EmptyState title={t('claim.renewed')} text={t('claim.renewedText')} />;
  return (
    <>
      {error && <ErrorNotice title={t('claim.renewFailed')} text={messageOf(error) ?? t('common:failed')} />}
      <EmptyState title={t('claim.expired')} text={t('claim.expiredText')}>
        <Form sends={renewClaim} hidden={{ token }} onSubmit={() => mutate()}>
          <Button variant="primary" type="submit" busy={isPending}>
            {isPending ? t('claim.renewing') : t('claim.renew')}
          </Button>
        </Form>
      </EmptyState>
    </>
  );
}

type Account = { username: string; password: string };
type ClaimProps = { token: string; about: ClaimDescription };

function Claim({ token, about: { email, hasAccount, wardFirstName, guardianName, relation } }: ClaimProps) {
  const { t } = useText(['guardianship', 'common']);
  const { data: user } = useUser();
  const navigate = useNavigate();
  const form = useCheckedForm<Account, User, Partial<Account>>({
    schema: async () =>
      (await import('#modules/guardianship/contracts/guardian-verification.schema.ts')).claim.body
        .pick({ username: true, password: true })
        // The API leaves both optional, for people with an account.
        .required(),
    sends: claim,
    // His name as his ward gave it, which he may correct.
    defaultValues: { username: guardianName, password: '' },
    send: (account) => call(claim, { body: { token, ...account } }),
    onSuccess: async (signedIn) => {
      queryClient.setQueryData(['/api/user'], signedIn);
      await invalidate('/api/guardian', '/api/profile');
      toast({ title: t('claim.done'), description: t('claim.doneText') });
      await navigate('/guardian-dashboard');
    },
    failed: t('claim.failed'),
    onRefused: (error) => {
      // The link may have expired while this page was open.
      if ([LINK_USED, EXPIRED, VERIFICATION_UNDER_REVIEW].includes(codeOf(error) ?? ''))
        void queryClient.invalidateQueries({ queryKey: aboutClaim(token).queryKey });
    },
  });
  if (user) {
    return (
      <div className="card">
        <p>{t('claim.wrongAccount', { email: user.email })}</p>
        <Form form={form} to="/guardian-dashboard" hidden={{ token }} onSubmit={() => form.mutate({})}>
          <Declaration ward={wardFirstName} relation={relation} />
          <FormFoot form={form} label={t('claim.link')} />
        </Form>
      </div>
    );
  }
  if (hasAccount) {
    return (
      <Notice tone="wait">
        <p>{t('claim.signInFirst')}</p>
        <div>
          <LinkButton variant="primary" to="/auth">
            {t('common:signIn')}
          </LinkButton>
        </div>
      </Notice>
    );
  }
  return (
    <Form form={form} className="approval" to="/guardian-dashboard" hidden={{ token }}>
      <p className="quiet">
        <span>{t('claim.email')}</span> <EmailAddress>{email}</EmailAddress>
      </p>
      <AccountName email={email} />
      <Field label={t('claim.username')} error={form.errors.username} required>
        <TextInput {...form.register('username')} autoComplete="nickname" />
      </Field>
      <Field label={t('claim.password')} hint={t('claim.passwordHint')} error={form.errors.password} required>
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <Declaration ward={wardFirstName} relation={relation} />
      <div className="decision-foot">
        <div className="decision-buttons">
          <Button variant="primary" type="submit" busy={form.isPending}>
            {form.isPending ? t('claim.submitting') : t('claim.submit')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
