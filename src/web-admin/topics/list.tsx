import type { TopicRecord } from '#modules/matchmaking/contracts/topics/admin-topics.schema.ts';
import { useTranslation } from 'react-i18next';
import { Badge } from '../layout/badge.tsx';
import { EditLink } from '../records/edit-link.tsx';
import { ChoiceFilter, YesNoFilter } from '../records/filter-inputs.tsx';
import { NewButton } from '../records/new-button.tsx';
import { RecordList } from '../records/record-list.tsx';
import { useStages } from './stages.ts';

export function TopicList() {
  const { t, i18n } = useTranslation('console');
  const { choices, nameOf } = useStages();
  return (
    <RecordList<TopicRecord>
      title={t('pages.topics')}
      lead={t('topics.lead')}
      actions={<NewButton kind="topics" />}
      sort={{ field: 'stage', order: 'ASC' }}
      empty={t('topics.empty')}
      filters={
        <>
          <ChoiceFilter source="stage" label={t('topics.stage')} choices={choices} />
          <YesNoFilter source="isOn" label={t('topics.isOn')} yes={t('topics.on')} no={t('topics.off')} />
        </>
      }
      columns={[
        {
          source: 'title',
          label: t('topics.name'),
          fixed: true,
          render: ({ id, title }) => (
            <EditLink kind="topics" id={id}>
              {title[i18n.language as keyof typeof title] ?? title.en}
            </EditLink>
          ),
        },
        { source: 'stage', label: t('topics.stage'), render: ({ stage }) => nameOf(stage) },
        { source: 'kind', label: t('topics.kind'), render: ({ kind }) => t(`topics.kinds.${kind}`) },
        {
          source: 'isOn',
          label: t('topics.isOn'),
          render: ({ isOn }) => <Badge tone={isOn ? 'ok' : 'wait'}>{t(isOn ? 'topics.on' : 'topics.off')}</Badge>,
        },
        { source: 'displayOrder', label: t('topics.displayOrder'), render: ({ displayOrder }) => displayOrder },
      ]}
    />
  );
}
