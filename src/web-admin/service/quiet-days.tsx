import type { QuietPeriod } from '#modules/identity/contracts/quiet-days.schema.ts';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';
import { RecordList } from '../records/record-list.tsx';
import { VerbButton } from '../records/verb-button.tsx';

export function QuietDaysList() {
  const { t } = useTranslation('console');
  return (
    <RecordList<QuietPeriod>
      title={t('pages.quiet-days')}
      lead={t('quietDays.lead')}
      sort={{ field: 'startsOn', order: 'ASC' }}
      empty={t('quietDays.empty')}
      columns={[
        {
          source: 'occasion',
          label: t('quietDays.occasion'),
          fixed: true,
          render: ({ occasion, hijriYear }) =>
            t('quietDays.of', { occasion: t(`quietDays.occasions.${occasion}`), year: hijriYear }),
        },
        { source: 'startsOn', label: t('quietDays.startsOn'), render: ({ startsOn }) => formatCalendarDay(startsOn) },
        {
          source: 'endsOn',
          label: t('quietDays.endsOn'),
          fixed: true,
          render: ({ endsOn }) => formatCalendarDay(endsOn),
        },
        {
          source: 'isSet',
          label: t('quietDays.dates'),
          fixed: true,
          render: ({ isSet }) => (
            <Badge tone={isSet ? 'ok' : undefined}>{t(isSet ? 'quietDays.set' : 'quietDays.calculated')}</Badge>
          ),
        },
        { source: 'verbs', label: t('actions'), fixed: true, render: (period) => <Verbs period={period} /> },
      ]}
    />
  );
}

function Verbs({ period: { id, occasion, hijriYear, startsOn, endsOn, isSet } }: { period: QuietPeriod }) {
  const { t } = useTranslation('console');
  const name = t('quietDays.of', { occasion: t(`quietDays.occasions.${occasion}`), year: hijriYear });
  const of = { resource: 'quiet-days', id, concern: { name } };
  return (
    <span className="row">
      <VerbButton
        {...of}
        name="quiet-days-set"
        verb="set"
        questions={[
          { name: 'startsOn', label: t('quietDays.startsOn'), kind: 'date', value: startsOn },
          { name: 'endsOn', label: t('quietDays.endsOn'), kind: 'date', value: endsOn },
        ]}
      />
      {isSet && <VerbButton {...of} name="quiet-days-reset" verb="reset" />}
    </span>
  );
}
