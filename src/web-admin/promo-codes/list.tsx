import { useTranslation } from 'react-i18next';
import { formatCalendarDay, formatMoney } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';
import { EditLink } from '../records/edit-link.tsx';
import { SearchFilter, YesNoFilter } from '../records/filter-inputs.tsx';
import { NewButton } from '../records/new-button.tsx';
import { RecordList } from '../records/record-list.tsx';
import type { PromoCodeRecord } from '#modules/billing/contracts/admin-promo-codes.schema.ts';

export function PromoCodeList() {
  const { t } = useTranslation('console');
  return (
    <RecordList<PromoCodeRecord>
      title={t('tabs.promoCodes')}
      actions={<NewButton kind="promo-codes" />}
      sort={{ field: 'validUntil', order: 'DESC' }}
      empty={t('promoCodes.empty')}
      filters={
        <>
          <SearchFilter label={t('promoCodes.search')} />
          <YesNoFilter source="isActive" label={t('plans.state')} yes={t('plans.active')} no={t('plans.inactive')} />
        </>
      }
      columns={[
        {
          source: 'code',
          label: t('promoCodes.code'),
          render: ({ id, code }) => (
            <EditLink kind="promo-codes" id={id}>
              <code>{code}</code>
            </EditLink>
          ),
        },
        {
          source: 'discountValue',
          label: t('promoCodes.discount'),
          fixed: true,
          render: ({ discountType, discountValue }) =>
            discountType === 'fixed'
              ? formatMoney(String(discountValue))
              : t('promoCodes.percent', { value: Number(discountValue) }),
        },
        {
          source: 'validFrom',
          label: t('promoCodes.validFrom'),
          render: ({ validFrom }) => formatCalendarDay(validFrom),
        },
        {
          source: 'validUntil',
          label: t('promoCodes.validUntil'),
          render: ({ validUntil }) => formatCalendarDay(validUntil),
        },
        {
          source: 'currentUses',
          label: t('promoCodes.uses'),
          render: ({ currentUses: used, maxUses: most }) =>
            most === null ? used : t('promoCodes.usesOf', { used, most }),
        },
        {
          source: 'isActive',
          label: t('plans.state'),
          render: ({ isActive }) => (
            <Badge tone={isActive ? 'ok' : undefined}>{t(isActive ? 'plans.active' : 'plans.inactive')}</Badge>
          ),
        },
      ]}
    />
  );
}
