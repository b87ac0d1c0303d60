import type { SiteContentRecord } from '#modules/content/contracts/admin-site-content.schema.ts';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';
import { choicesOf } from '../records/choices.ts';
import { EditLink } from '../records/edit-link.tsx';
import { ChoiceFilter } from '../records/filter-inputs.tsx';
import { NewButton } from '../records/new-button.tsx';
import { RecordList } from '../records/record-list.tsx';

export function SiteContentList() {
  const { t } = useTranslation('console');
  return (
    <RecordList<SiteContentRecord>
      title={t('pages.site-content')}
      lead={t('siteContent.lead')}
      actions={<NewButton kind="site-content" />}
      sort={{ field: 'displayOrder', order: 'ASC' }}
      empty={t('siteContent.empty')}
      filters={
        <ChoiceFilter
          source="kind"
          label={t('siteContent.kind')}
          choices={choicesOf(t('siteContent.kinds', { returnObjects: true }))}
        />
      }
      columns={[
        {
          source: 'headline',
          label: t('siteContent.headline'),
          render: ({ id, headline }) => (
            <EditLink kind="site-content" id={id}>
              {headline}
            </EditLink>
          ),
        },
        { source: 'kind', label: t('siteContent.kind'), render: ({ kind }) => t(`siteContent.kinds.${kind}`) },
        { source: 'asOf', label: t('siteContent.asOf'), render: ({ asOf }) => formatCalendarDay(asOf) },
        {
          source: 'isExample',
          label: t('siteContent.example'),
          fixed: true,
          render: ({ isExample }) => (
            <Badge tone={isExample ? 'wait' : 'ok'}>{t(isExample ? 'siteContent.example' : 'siteContent.real')}</Badge>
          ),
        },
        { source: 'displayOrder', label: t('siteContent.displayOrder'), render: ({ displayOrder }) => displayOrder },
      ]}
    />
  );
}
