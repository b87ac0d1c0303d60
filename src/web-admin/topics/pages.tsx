import { languageIds } from '#kernel/i18n/languages.ts';
import { useTranslation } from 'react-i18next';
import type { TopicRecord } from '#modules/matchmaking/contracts/topics/admin-topics.schema.ts';
import { EditPage, NewPage } from '../records/record-form.tsx';
import { TopicInputs } from './inputs.tsx';
import { Versions } from './versions.tsx';

const parts = { kind: 'topics', inputs: <TopicInputs />, transform: withoutEmpty } as const;
const defaults = { kind: 'written', isOn: false, displayOrder: 1 };

export const NewTopic = () => <NewPage {...parts} labels={useTopicLabels()} defaults={defaults} />;

export function EditTopic() {
  const { i18n } = useTranslation('console');
  return (
    <EditPage<TopicRecord>
      {...parts}
      aside={<Versions />}
      labels={useTopicLabels()}
      titleOf={({ title }) => title[i18n.language as keyof typeof title] ?? title.en}
    />
  );
}

/** Sends null for a reference, a caution or an article that is empty in every language. */
function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  const { reference, care, article } = values as { reference?: object; care?: object; article?: string };
  return { ...values, reference: textsIn(reference), care: textsIn(care), article: article || null };
}

function textsIn(texts: object | null | undefined): object | null {
  const written = languageIds.map((language): [string, string] => [
    language,
    (texts as Record<string, string | null> | null)?.[language] ?? '',
  ]);
  return written.some(([, text]) => text.trim() !== '') ? Object.fromEntries(written) : null;
}

function useTopicLabels(): Record<string, string> {
  const { t } = useTranslation('console');
  return {
    stage: t('topics.stage'),
    kind: t('topics.kind'),
    title: t('topics.title'),
    hint: t('topics.hint'),
    reference: t('topics.reference'),
    care: t('topics.care'),
    article: t('topics.article'),
    isOn: t('topics.isOn'),
    displayOrder: t('topics.displayOrder'),
  };
}
