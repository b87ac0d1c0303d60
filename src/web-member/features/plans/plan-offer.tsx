import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';
import { createElement } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { formatMoney } from '../../../web-shared/text/format.ts';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';
import { LinkButton, Tag } from '../../ui/index.ts';
import { isFree, planIcon } from './plans.ts';
import { usePeriod } from './use-period.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';

/** The button of a plan for this reader, or why there is none. */
export interface Offer {
  action?: { to: string; label: string; isMain: boolean } | undefined;
  isOwn?: boolean;
  note?: string | undefined;
}

export function PlanOffer({ plan, action, isOwn, note }: { plan: Plan } & Offer) {
  const { t } = useText('pricing');
  const period = usePeriod();
  const words = useReferenceWords('pricing');
  return (
    <article className={plan.tag ? 'card plan-offer popular' : 'card plan-offer'}>
      <div className="plan-offer-head">
        {createElement(planIcon(plan), { 'aria-hidden': true })}
        <h2>
          <InlineText>{words(plan.name)}</InlineText>
        </h2>
        {isOwn && <Tag tone="ok">{t('yours')}</Tag>}
        {plan.tag && <Tag>{t(plan.tag)}</Tag>}
        {plan.isFlashSale && <Tag tone="wait">{t('reduced')}</Tag>}
      </div>
      <div className="plan-offer-price">
        <p>
          <b>{isFree(plan) ? t('free') : formatMoney(plan.price)}</b> <span>{t('per', { period: period(plan) })}</span>
        </p>
        {plan.duration === 0 && !isFree(plan) && <p className="small quiet">{t('lifetime')}</p>}
      </div>
      <p className="quiet" dir="auto">
        {words(plan.description)}
      </p>
      <ul className="plan-offer-gives">
        {plan.features.map((feature) => (
          <li key={feature}>
            <InlineText>{words(feature)}</InlineText>
          </li>
        ))}
        {plan.requestLimit > 0 && (
          <li>{t(isFree(plan) ? 'limitFree' : 'limit', { count: plan.requestLimit, most: 2 * plan.requestLimit })}</li>
        )}
      </ul>
      <div className="plan-offer-foot">
        {note && <p className="small quiet">{note}</p>}
        {action && (
          <LinkButton wide variant={action.isMain ? 'primary' : 'secondary'} to={action.to}>
            {action.label}
          </LinkButton>
        )}
      </div>
    </article>
  );
}
