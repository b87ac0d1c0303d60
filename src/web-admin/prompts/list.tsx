import type { PromptRecord } from '#modules/matchmaking/contracts/prompts/admin-prompts.schema.ts';
import { useTranslation } from 'react-i18next';
import { choicesOf } from '../records/choices.ts';
import { EditLink } from '../records/edit-link.tsx';
import { ChoiceFilter } from '../records/filter-inputs.tsx';
import { NewButton } from '../records/new-button.tsx';
import { RecordList } from '../records/record-list.tsx';

export function PromptList() {
  const { t } = useTranslation('console');
  return (
    <RecordList<PromptRecord>
      title={t('pages.prompts')}
      lead={t('prompts.lead')}
      actions={<NewButton kind="prompts" />}
      sort={{ field: 'displayOrder', order: 'ASC' }}
      empty={t('prompts.empty')}
      filters={
        <ChoiceFilter
          source="supposes"
          label={t('prompts.supposes')}
          choices={choicesOf(t('prompts.suppositions', { returnObjects: true }))}
        />
      }
      columns={[
        {
          source: 'question',
          label: t('prompts.question'),
          fixed: true,
          render: ({ id, question }) => (
            <EditLink kind="prompts" id={id}>
              {question.en}
            </EditLink>
          ),
        },
        {
          source: 'supposes',
          label: t('prompts.supposes'),
          render: ({ supposes }) => t(`prompts.suppositions.${supposes}`),
        },
        { source: 'displayOrder', label: t('prompts.displayOrder'), render: ({ displayOrder }) => displayOrder },
      ]}
    />
  );
}
