import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { formatMoney } from '../../../web-shared/text/format.ts';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';
import { Button, Card } from '../../ui/index.ts';
import { planIcon, usePeriod } from '../plans/index.ts';

export function PlanChooser({ plans, onChoose }: { plans: Plan[]; onChoose: (id: Plan['id']) => void }) {
  const { t } = useText('subscription');
  const period = usePeriod();
  const words = useReferenceWords();
  return (
    <>
      {plans.map((plan) => {
        const Icon = planIcon(plan);
        return (
          <Card
            key={plan.id}
            as="article"
            title={
              <span className="plan-title">
                <Icon aria-hidden /> <bdi>{words(plan.name)}</bdi>
              </span>
            }
            aside={
              <span>
                <span>{formatMoney(plan.price)}</span> <span className="quiet">{`/ ${period(plan)}`}</span>
              </span>
            }
          >
            <p className="quiet">{t('subscribe.allowance')}</p>
            <div>
              <Button
                variant="primary"
                aria-label={t('subscribe.actionTo', { plan: words(plan.name) })}
                onClick={() => onChoose(plan.id)}
              >
                {t('subscribe.action')}
              </Button>
            </div>
          </Card>
        );
      })}
    </>
  );
}
