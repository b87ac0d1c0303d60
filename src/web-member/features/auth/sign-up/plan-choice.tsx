import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';
import type { ComponentProps } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { useReferenceWords } from '../../../lib/text/use-reference-words.ts';
import { RadioGroup } from '../../../ui/index.ts';
import { isFree, planIcon } from '../../plans/index.ts';
import { InlineText } from '../../../../web-shared/ui/user-text.tsx';

/** The price of a plan: '£15.99/1mo', without a period if it does not last months. */
export function PlanPrice({ plan }: { plan: Pick<Plan, 'price' | 'duration'> }) {
  const { t } = useText('auth');
  if (isFree(plan)) return t('signUp.free');
  return (
    <>
      <InlineText>{t('signUp.price', { price: plan.price })}</InlineText>
      {plan.duration > 0 && <span>{t('signUp.period', { count: plan.duration })}</span>}
    </>
  );
}

type PlanChoiceProps = {
  plans: Plan[];
  input: ComponentProps<'input'>;
  chosen?: string;
  error?: string;
};

/** Plans as cards; a paid plan is paid before the account is created. */
export function PlanChoice({ plans, input, chosen, error }: PlanChoiceProps) {
  const { t } = useText('auth');
  const words = useReferenceWords();
  const choices = plans.map((plan) => {
    const Icon = planIcon(plan);
    return {
      value: String(plan.id),
      icon: <Icon aria-hidden />,
      label: (
        <span className="plan-line">
          <b>
            <InlineText>{words(plan.name)}</InlineText>
          </b>{' '}
          <span className="plan-price">{<PlanPrice plan={plan} />}</span>
        </span>
      ),
      note: (
        <>
          <InlineText>{words(plan.description)}</InlineText>
          {plan.requestLimit > 0 && !isFree(plan) && (
            <span className="plan-requests">
              {t('signUp.requests', { limit: plan.requestLimit, most: 2 * plan.requestLimit })}
            </span>
          )}
        </>
      ),
    };
  });
  return (
    <RadioGroup
      legend={t('signUp.plan')}
      hint={
        <p>
          <span>{t('signUp.planHint')}</span> <Link to="/pricing">{t('signUp.compare')}</Link>
        </p>
      }
      variant="cards"
      choices={choices}
      error={error}
      input={({ value }) => ({ ...input, defaultChecked: value === chosen })}
    />
  );
}
