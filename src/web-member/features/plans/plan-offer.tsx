import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';
import { createElement } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { formatMoney } from '../../../web-shared/text/format.ts';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';
import { LinkButton, Tag } from '../../ui/index.ts';
import { isFree, planIcon } from './plans.ts';
import { usePeriod } from './use-period.ts';
import type { Elements } from '../../../web-shared/ui/elements.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';

/** The button of a plan for this reader, or why there is none. */
export interface Offer {
  action?: { to: string; label: string; isMain: boolean } | undefined;
  isOwn?: boolean;
  note?: string | undefined;
}

/** Benefits of a plan that not all plans have. */
export type PlanBenefits = Pick<Plan, 'features' | 'requestLimit'>;

type PlanOfferProps = { plan: Plan; gives: PlanBenefits; saving?: Elements; inTable?: boolean } & Offer;

/** A plan with its price and button: a line of the table of paid plans, or a card. */
export function PlanOffer({ plan, gives, saving, inTable, action, isOwn, note }: PlanOfferProps) {
  const { t } = useText('pricing');
  const period = usePeriod();
  const words = useReferenceWords('pricing');
  return (
    <article className={inTable ? 'plan-offer' : 'card plan-offer'}>
      <div className="plan-offer-what">
        <div className="plan-offer-head">
          {createElement(planIcon(plan), { 'aria-hidden': true })}
          <h2>
            <InlineText>{words(plan.name)}</InlineText>
          </h2>
          {isOwn && <Tag tone="ok">{t('yours')}</Tag>}
          {plan.tag && <Tag>{t(plan.tag)}</Tag>}
          {plan.isFlashSale && <Tag tone="wait">{t('reduced')}</Tag>}
        </div>
        <p className="quiet" dir="auto">
          {words(plan.description)}
        </p>
        <Gives {...gives} free={isFree(plan)} />
      </div>
      <div className="plan-offer-price">
        <p>
          <b>{isFree(plan) ? t('free') : formatMoney(plan.price)}</b> <span>{t('per', { period: period(plan) })}</span>
        </p>
        {saving}
        {plan.duration === 0 && !isFree(plan) && <p className="small quiet">{t('lifetime')}</p>}
      </div>
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

export function Gives({ features, requestLimit, free = false }: PlanBenefits & { free?: boolean }) {
  const { t } = useText('pricing');
  const words = useReferenceWords('pricing');
  if (features.length === 0 && requestLimit === 0) return null;
  return (
    <ul className="plan-offer-gives">
      {features.map((feature) => (
        <li key={feature}>
          <InlineText>{words(feature)}</InlineText>
        </li>
      ))}
      {requestLimit > 0 && (
        <li>
          {free ? (
            t('limitFree', { count: requestLimit })
          ) : (
            <>
              <span>{t('requests')}</span> <span>{t('limit', { count: requestLimit, most: 2 * requestLimit })}</span>
            </>
          )}
        </li>
      )}
    </ul>
  );
}
