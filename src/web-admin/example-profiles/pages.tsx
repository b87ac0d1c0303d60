import { useTranslation } from 'react-i18next';
import { EditPage, NewPage } from '../records/record-form.tsx';
import { listOf } from '../records/words-list.ts';
import { ExampleInputs, useExampleLabels } from './inputs.tsx';
import type { ExampleProfileRecord } from '#modules/content/contracts/admin-example-profiles.schema.ts';

const parts = {
  kind: 'example-profiles',
  transform: ({ numberOfChildren, childrenAges, hijabPreference, ...values }: Record<string, unknown>) => ({
    ...values,
    hijabPreference: values['gender'] === 'female' ? hijabPreference || null : null,
    numberOfChildren: values['hasChildren'] ? numberOfChildren || null : null,
    childrenAges: values['hasChildren'] ? childrenAges || null : null,
    languagesSpoken: listOf(values['languagesSpoken']),
    hobbiesInterests: listOf(values['hobbiesInterests']),
  }),
} as const;

export const NewExample = () => (
  <NewPage
    {...parts}
    inputs={<ExampleInputs isNew />}
    labels={useExampleLabels()}
    defaults={{
      hasChildren: false,
      religiousPractice: 'Religious',
      currentMaritalStatus: 'divorced',
      languagesSpoken: [],
      hobbiesInterests: [],
    }}
  />
);

export function EditExample() {
  const { t } = useTranslation('console');
  return (
    <EditPage<ExampleProfileRecord>
      {...parts}
      inputs={<ExampleInputs />}
      labels={useExampleLabels()}
      titleOf={({ id }) => t('examples.name', { id })}
    />
  );
}
