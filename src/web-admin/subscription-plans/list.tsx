import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';
import { EditLink } from '../records/edit-link.tsx';
import { YesNoFilter } from '../records/filter-inputs.tsx';
import { NewButton } from '../records/new-button.tsx';
import { RecordList } from '../records/record-list.tsx';
import type { PlanRecord } from '#modules/billing/contracts/admin-plans.schema.ts';

export function PlanList() {
  const { t } = useTranslation('console');
  const period = usePeriod();
  return (
    <RecordList<PlanRecord>
      title={t('pages.subscription-plans')}
      actions={<NewButton kind="subscription-plans" />}
      sort={{ field: 'displayOrder', order: 'ASC' }}
      empty={t('plans.empty')}
      filters={
        <YesNoFilter source="isActive" label={t('plans.state')} yes={t('plans.active')} no={t('plans.inactive')} />
      }
      columns={[
        {
          source: 'name',
          label: t('plans.name'),
          render: ({ id, name }) => (
            <EditLink kind="subscription-plans" id={id}>
              {name}
            </EditLink>
          ),
        },
        { source: 'price', label: t('plans.price'), render: ({ price }) => formatMoney(price) },
        { source: 'duration', label: t('plans.duration'), render: (plan) => period(plan) },
        {
          source: 'requestLimit',
          label: t('plans.requestLimit'),
          fixed: true,
          render: ({ requestLimit }) => requestLimit,
        },
        { source: 'displayOrder', label: t('plans.displayOrder'), render: ({ displayOrder }) => displayOrder },
        { source: 'subscribers', label: t('plans.subscribers'), render: ({ subscribers }) => subscribers },
        {
          source: 'isActive',
          label: t('plans.state'),
          render: ({ isActive, isFlashSale }) => (
            <span className="row">
              <Badge tone={isActive ? 'ok' : undefined}>{t(isActive ? 'plans.active' : 'plans.inactive')}</Badge>
              {isFlashSale && <Badge tone="wait">{t('plans.flashSale')}</Badge>}
            </span>
          ),
        },
      ]}
    />
  );
}

/** Formats the duration of a plan in words (R-P.8). */
function usePeriod() {
  const { t } = useTranslation('console');
  return ({ duration, price }: Pick<PlanRecord, 'duration' | 'price'>) => {
    if (duration === 0) return t(Number(price) === 0 ? 'plans.forever' : 'plans.lifetime');
    return t('plans.months', { count: duration });
  };
}
