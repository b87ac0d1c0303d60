import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { formatCalendarDay, formatMoney } from '../../../web-shared/text/format.ts';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';
import { Button, Card, Facts, LinkButton, Tag } from '../../ui/index.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';
import { StepNotice } from '../interest/index.ts';
import { useSession, waliStateOf } from '../session/index.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { may, toneOf, type PlanStatus } from './use-plan.ts';
import { ResumeDialog } from './resume-dialog.tsx';
import { useSearchParams } from 'react-router-dom';

export function PresentPlan({ plan }: { plan: PlanStatus }) {
  const { t } = useText(['subscription', 'plan']);
  const words = useReferenceWords();
  const { session } = useSession();
  const { paid, granted } = plan;
  const status = paid?.status ?? plan.subscriptionStatus;
  const isPending = session.user?.gender === 'female' && waliStateOf(session.guardian) === 'pending';
  // A plan with an end date has already started.
  const isAwaitingWali = paid?.isAwaitingGuardian || (isPending && status !== 'free' && !paid?.expiresAt);
  return (
    <Card title={t('plan:current')} aside={<Tag tone={toneOf[status]}>{t(`plan:status.${status}`)}</Tag>}>
      <p className="plan-name">
        <InlineText>{words(paid?.planName ?? plan.planName)}</InlineText>
      </p>
      {paid ? (
        <Facts
          facts={[
            {
              label: t('plan.price'),
              value:
                paid.duration > 0
                  ? t('plan.onceMore', { ...priceOf(paid), count: paid.duration })
                  : t('plan.once', priceOf(paid)),
            },
            { label: paid.renews ? t('plan:renews') : t('plan:expires'), value: renewalOf(paid) },
          ]}
        />
      ) : (
        granted.length > 0 && (
          <Facts facts={[{ label: t('plan:expires'), value: formatCalendarDay(plan.subscriptionExpiresAt) }]} />
        )
      )}
      {status === 'free' && <p className="quiet">{t('plan:freeNote')}</p>}
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

function PlanActions({ plan }: { plan: PlanStatus }) {
  const { t } = useText('subscription');
  // The reminder of a renewal leads straight to the dialog.
  const [search] = useSearchParams();
  const [opened, setOpened] = useState<'cancel' | 'resume' | null>(search.has('cancel') ? 'cancel' : null);
  const { paid } = plan;
  const close = () => setOpened(null);
  if (!['cancel', 'resume', 'buy'].some((action) => plan.allowedActions.includes(action as 'buy'))) return null;
  return (
    <div className="row">
      {may(plan, 'resume') && (
        <Button variant="primary" onClick={() => setOpened('resume')}>
          {t('plan.resume')}
        </Button>
      )}
      {may(plan, 'buy') && (
        <LinkButton variant={plan.paid ? 'secondary' : 'primary'} to={plan.paid ? '/pricing?upgrade=true' : '/pricing'}>
          {plan.paid?.hasAccess ? t('plan.upgrade') : t('plan.choose')}
        </LinkButton>
      )}
      {may(plan, 'cancel') && <Button onClick={() => setOpened('cancel')}>{t('plan.cancel')}</Button>}
      {opened === 'cancel' && paid && may(plan, 'cancel') && <CancelDialog paid={paid} onClose={close} />}
      {opened === 'resume' && paid && may(plan, 'resume') && <ResumeDialog paid={paid} onClose={close} />}
    </div>
  );
}
