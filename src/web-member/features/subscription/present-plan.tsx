import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { formatCalendarDay, formatMoney } from '../../../web-shared/text/format.ts';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';
import { Button, Card, Facts, LinkButton, Tag, toast, toastError } from '../../ui/index.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';
import { StepNotice } from '../interest/index.ts';
import { useSession, waliStateOf } from '../session/index.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { may, toneOf, type PlanStatus } from './use-plan.ts';
import { resumeSubscription } from '#modules/billing/contracts/checkout.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../web-shared/server/api.ts';
import { invalidate } from '../../lib/server/query-client.ts';

export function PresentPlan({ plan }: { plan: PlanStatus }) {
  const { t } = useText('subscription');
  const words = useReferenceWords();
  const { session } = useSession();
  const { paid, granted } = plan;
  const status = paid?.status ?? plan.subscriptionStatus;
  const isPending = session.user?.gender === 'female' && waliStateOf(session.guardian) === 'pending';
  // A plan with an end date has already started.
  const isAwaitingWali = paid?.isAwaitingGuardian || (isPending && status !== 'free' && !paid?.expiresAt);
  return (
    <Card title={t('plan.current')} aside={<Tag tone={toneOf[status]}>{t(`plan.status.${status}`)}</Tag>}>
      <p className="plan-name">
        <InlineText>{words(paid?.planName ?? plan.planName)}</InlineText>
      </p>
      {paid ? (
        <Facts
          facts={[
            {
              label: t('plan.price'),
              value: t(paid.expiresAt || paid.isAwaitingGuardian ? 'plan.onceMore' : 'plan.once', priceOf(paid)),
            },
            { label: paid.renews ? t('plan.renews') : t('plan.expires'), value: renewalOf(paid) },
          ]}
        />
      ) : (
        granted.length > 0 && (
          <Facts facts={[{ label: t('plan.expires'), value: formatCalendarDay(plan.subscriptionExpiresAt) }]} />
        )
      )}
      {status === 'free' && <p className="quiet">{t('plan.freeNote')}</p>}
      {status === 'canceled' && (
        <p>
          {paid?.isAwaitingGuardian
            ? t('plan.canceledWaits')
            : t('plan.canceled', { date: formatCalendarDay(paid?.expiresAt) })}
        </p>
      )}
      {granted.map(({ planName, expiresAt }) => (
        <p key={planName} className="quiet">
          {t(paid ? 'plan.grantedInAddition' : 'plan.granted', {
            plan: words(planName),
            date: formatCalendarDay(expiresAt),
          })}
        </p>
      ))}
      {isAwaitingWali && <p className="quiet">{t('plan.waitsForWali')}</p>}
      {session.profile?.hasFourWives && <StepNotice blocker="four-wives" />}
      <PlanActions plan={plan} />
    </Card>
  );
}

const priceOf = ({ price }: NonNullable<PlanStatus['paid']>) => ({ price: formatMoney(price) });

/** Hidden while the period is unpaid: the billing card explains that. */
const renewalOf = ({ status, expiresAt }: NonNullable<PlanStatus['paid']>) =>
  status !== 'past_due' && expiresAt ? formatCalendarDay(expiresAt) : undefined;

const endOf = ({ paid }: PlanStatus) => (paid && paid.status !== 'past_due' ? paid.expiresAt : null);

function PlanActions({ plan }: { plan: PlanStatus }) {
  const { t } = useText('subscription');
  const [cancels, setCancels] = useState(false);
  const resume = useResume();
  if (!['cancel', 'resume', 'buy'].some((action) => plan.allowedActions.includes(action as 'buy'))) return null;
  return (
    <div className="row">
      {may(plan, 'resume') && (
        <Button variant="primary" busy={resume.isPending} onClick={() => resume.mutate()}>
          {t('plan.resume')}
        </Button>
      )}
      {may(plan, 'buy') && (
        <LinkButton variant={plan.paid ? 'secondary' : 'primary'} to={plan.paid ? '/pricing?upgrade=true' : '/pricing'}>
          {plan.paid?.hasAccess ? t('plan.upgrade') : t('plan.choose')}
        </LinkButton>
      )}
      {may(plan, 'cancel') && <Button onClick={() => setCancels(true)}>{t('plan.cancel')}</Button>}
      {cancels && (
        <CancelDialog
          until={endOf(plan)}
          waits={plan.paid?.isAwaitingGuardian === true}
          onClose={() => setCancels(false)}
        />
      )}
    </div>
  );
}

function useResume() {
  const { t } = useText('subscription');
  return useMutation({
    mutationFn: () => call(resumeSubscription),
    onSuccess: ({ message }) => toast({ title: t('resuming.done'), description: message }),
    onError: (error) => toastError(t('resuming.failed'), error),
    onSettled: () => invalidate('/api/subscription'),
  });
}
