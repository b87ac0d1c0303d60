import { refuseWard, waliVerify } from '#modules/guardianship/contracts/guardian-verification.ts';
import type { waliVerifyAnswer } from '#modules/guardianship/contracts/guardian-verification.schema.ts';
import { addressIn } from '#kernel/i18n/languages.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { ApiError, call, codeOf, isPassing, messageOf, useEndpoint } from '../../../../web-shared/server/api.ts';
import { formatWholeDay } from '../../../../web-shared/text/format.ts';
import { invalidate } from '../../../lib/server/query-client.ts';
import { useTokenFromAddress } from '../../../lib/navigation/use-token-from-address.ts';
import { Button, Card, ErrorNotice, LinkButton, Notice, Page, Spinner, toast } from '../../../ui/index.ts';
import { useUser } from '../../session/index.ts';
import { PublicHeader } from '../../shell/index.ts';
import { Declaration } from './declaration.tsx';
import { capitalized, GuardianPart, useWardName } from './invitation-text.tsx';
import '../decision-bar.css';
import { RefuseDialog } from './refuse-dialog.tsx';
import type { Elements } from '../../../../web-shared/ui/elements.ts';

/** A header that mail scanners do not send; without it the request only reads. */
const BY_BUTTON = { 'X-Requested-With': 'mithaq' };
/** The buttons are those of a form that works without scripts too. */
const SUBMITS = { type: 'submit', name: 'action' } as const;
const LINK_USED = 'guardianship.link-used';
const REFUSED = 'guardianship.link-refused';
const VERIFICATION_UNDER_REVIEW = 'guardianship.verification-under-review';
type Answer = z.output<typeof waliVerifyAnswer>;

export function WaliVerifyPage() {
  const { t } = useText('guardianship');
  const [search] = useSearchParams();
  const [id] = useState(search.get('id'));
  const code = useTokenFromAddress('code');
  return (
    <>
      <PublicHeader />
      {id && code ? (
        <Request id={id} code={code} />
      ) : (
        <Page narrow title={t('waliVerify.invalid')}>
          <Invalid text={t('waliVerify.invalidText')} />
        </Page>
      )}
    </>
  );
}

/** The question. Without scripts its form is sent to /decide/invitation, which answers. */
function Request({ id, code }: { id: string; code: string }) {
  const { t, i18n } = useText('guardianship');
  const wardName = useWardName();
  const [refusing, setRefusing] = useState(false);
  const address = { params: { id }, query: { code } };
  const verification = useEndpoint(waliVerify, address);
  const accept = useMutation({
    mutationFn: () => call(waliVerify, { ...address, headers: BY_BUTTON }),
    // The signed-in account may be his.
    onSuccess: () => invalidate('/api/user', '/api/guardian'),
  });
  const refuse = useMutation({
    mutationFn: () => call(refuseWard, { params: { id }, body: { code } }),
    onSettled: () => setRefusing(false),
  });

  if (verification.isPending) return <Spinner label={t('waliVerify.loading')} />;
  const codes = [verification.error, accept.error, refuse.error].map(codeOf);
  if (refuse.isSuccess || codes.includes(REFUSED))
    return <Done title={t('waliVerify.refused')} text={t('waliVerify.refusedText')} />;
  if (accept.data) return <Verified answer={accept.data} />;
  if (codes.includes(LINK_USED)) {
    const used = [verification.error, accept.error, refuse.error].find((error) => codeOf(error) === LINK_USED);
    return <Already since={used instanceof ApiError ? used.body['verifiedAt'] : null} />;
  }
  if (codes.includes(VERIFICATION_UNDER_REVIEW)) return <StillChecked />;
  if (verification.error) {
    return (
      <Page narrow title={t('waliVerify.failed')}>
        {isPassing(verification.error) ? (
          <ErrorNotice error={verification.error} onRetry={() => void verification.refetch()} />
        ) : (
          <Invalid text={messageOf(verification.error) ?? t('waliVerify.failedText')} />
        )}
      </Page>
    );
  }
  const { wardFirstName: ward, guardian } = verification.data;
  const { isPending } = accept;
  const failure = accept.error ?? refuse.error;
  return (
    <div className="approval-page">
      <Page narrow title={capitalized(t('waliVerify.question', { ward: wardName(ward, guardian.relation) }))}>
        <div className="approval">
          <p>{t('waliVerify.questionText', { ward, name: guardian.name })}</p>
          {failure && (
            <ErrorNotice title={t('waliVerify.failed')} text={messageOf(failure) ?? t('waliVerify.failedText')} />
          )}
          <Declaration ward={ward} relation={guardian.relation} />
          <form
            className="decision-foot"
            method="post"
            action={addressIn(i18n.language, `/decide/invitation/${id}?code=${code}`)}
            aria-label={t('waliVerify.title')}
            onSubmit={(event) => event.preventDefault()}
          >
            <div className="decision-buttons">
              <Button variant="primary" {...SUBMITS} value="accept" busy={isPending} onClick={() => accept.mutate()}>
                {isPending ? t('waliVerify.accepting') : t('waliVerify.accept')}
              </Button>
              <Button
                variant="danger"
                {...SUBMITS}
                value="refuse"
                disabled={isPending}
                onClick={() => setRefusing(true)}
              >
                {t('waliVerify.refuse')}
              </Button>
            </div>
          </form>
          <GuardianPart />
        </div>
        {refusing && (
          <RefuseDialog busy={refuse.isPending} onRefuse={() => refuse.mutate()} onClose={() => setRefusing(false)} />
        )}
      </Page>
    </div>
  );
}

function Verified({ answer }: { answer: Answer }) {
  const { t } = useText('guardianship');
  if (answer.state === 'checking') return <Checked answer={answer} />;
  return (
    <Done title={t('waliVerify.verified')} text={t('waliVerify.verifiedText', { ward: answer.wardFirstName })}>
      {answer.claimPath === null ? (
        <ToDashboard />
      ) : (
        <Card>
          <p>{t('waliVerify.claimText')}</p>
          <div>
            <LinkButton variant="primary" to={answer.claimPath}>
              {t('waliVerify.claim')}
            </LinkButton>
          </div>
        </Card>
      )}
    </Done>
  );
}

function ToDashboard() {
  const { t } = useText('guardianship');
  return (
    <div>
      <LinkButton variant="primary" to="/guardian-dashboard">
        {t('waliVerify.dashboard')}
      </LinkButton>
    </div>
  );
}

/** Says that staff look first; only they know why. */
function Checked({ answer: { message } }: { answer: Answer }) {
  const { t } = useText('guardianship');
  return (
    <Page narrow title={t('check.title')}>
      <Notice tone="wait">
        <p>{message}</p>
      </Notice>
      <p>{t('check.next')}</p>
      <div>
        <LinkButton to="/">{t('waliVerify.home')}</LinkButton>
      </div>
    </Page>
  );
}

/** Shown if he accepted before and staff have not decided yet. */
function StillChecked() {
  const { t } = useText('guardianship');
  return (
    <Page narrow title={t('check.title')}>
      <Notice tone="wait">
        <p>{t('check.still')}</p>
      </Notice>
      <div>
        <LinkButton to="/">{t('waliVerify.home')}</LinkButton>
      </div>
    </Page>
  );
}

/** Shown if he used the link before; leads on. */
function Already({ since }: { since: unknown }) {
  const { t } = useText(['guardianship', 'common']);
  const { data: user } = useUser();
  return (
    <Done title={t('waliVerify.already')} text={t('waliVerify.alreadyText')}>
      {typeof since === 'string' && <p>{t('waliVerify.alreadySince', { date: formatWholeDay(since) })}</p>}
      {user?.isGuardian ? (
        <ToDashboard />
      ) : (
        <Card>
          <p>{t('waliVerify.alreadyAccount')}</p>
          <div>
            <LinkButton variant="primary" to="/auth">
              {t('common:signIn')}
            </LinkButton>
          </div>
        </Card>
      )}
    </Done>
  );
}

function Done({ title, text, children }: { title: string; text: string; children?: Elements }) {
  const { t } = useText('guardianship');
  return (
    <Page narrow title={title}>
      <Notice tone="ok">
        <p>{text}</p>
      </Notice>
      {children}
      <div>
        <LinkButton to="/">{t('waliVerify.home')}</LinkButton>
      </div>
    </Page>
  );
}

function Invalid({ text }: { text: string }) {
  const { t } = useText('guardianship');
  const contact = () => toast({ title: t('waliVerify.contact'), description: t('waliVerify.contactText') });
  return (
    <>
      <Notice tone="end">
        <p>{text}</p>
      </Notice>
      <p>{t('waliVerify.invalidNext')}</p>
      <div className="row">
        <LinkButton variant="primary" to="/">
          {t('waliVerify.home')}
        </LinkButton>
        <Button onClick={contact}>{t('waliVerify.noMail')}</Button>
      </div>
    </>
  );
}
