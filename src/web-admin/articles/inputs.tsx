import { maxValue, minValue, required, useRecordContext } from 'ra-core';
import type { ArticleRecord } from '#modules/content/contracts/admin-articles.schema.ts';
import { AutocompleteInput, BooleanInput, ReferenceInput, SelectInput, TextInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { choicesOf } from '../records/choices.ts';
import { NumberInput } from '../inputs/number-input.tsx';
import { languageChoices } from '../inputs/language-choices.tsx';

const FALLBACK_MINUTES = 5;

/** The topics of articles, without 'all', which readers use as a filter only. */
export function useCategories() {
  const { t } = useTranslation('guidance');
  const { all: _, ...categories } = t('category', { returnObjects: true });
  return choicesOf(categories);
}

/** The language and the translated original can only be chosen while the article is new. */
function LanguageInputs() {
  const { t } = useTranslation('console');
  // A new article has a record too, without an id.
  const isSaved = useRecordContext<ArticleRecord>()?.id !== undefined;
  return (
    <>
      <SelectInput
        source="language"
        label={t('articles.language')}
        {...languageChoices}
        translateChoice={false}
        validate={required()}
        disabled={isSaved}
        helperText={t('articles.languageHint')}
      />
      <ReferenceInput
        source="translationOf"
        reference="articles"
        filter={{ isPublished: true, isOriginal: true }}
        sort={{ field: 'title', order: 'ASC' }}
      >
        <AutocompleteInput
          label={t('articles.translationOf')}
          optionText="title"
          disabled={isSaved}
          helperText={t('articles.translationOfHint')}
        />
      </ReferenceInput>
    </>
  );
}

export function ArticleInputs() {
  const { t } = useTranslation('console');
  return (
    <>
      <LanguageInputs />
      <TextInput source="title" label={t('articles.title')} validate={required()} fullWidth />
      <SelectInput
        source="category"
        label={t('articles.category')}
        choices={useCategories()}
        translateChoice={false}
        validate={required()}
      />
      <NumberInput
        source="readTime"
        label={t('articles.readTime')}
        empty={FALLBACK_MINUTES}
        validate={[minValue(1), maxValue(60)]}
      />
      <TextInput
        source="content"
        label={t('articles.content')}
        validate={required()}
        helperText={t('articles.contentHint')}
        multiline
        minRows={12}
        fullWidth
      />
      <TextInput
        source="excerpt"
        label={t('articles.excerpt')}
        helperText={t('articles.excerptHint')}
        multiline
        minRows={2}
        fullWidth
        parse={(value: string) => value}
      />
      <BooleanInput source="isPublished" label={t('articles.isPublished')} />
    </>
  );
}

export function useArticleLabels(): Record<string, string> {
  const { t } = useTranslation('console');
  return {
    title: t('articles.title'),
    language: t('articles.language'),
    translationOf: t('articles.translationOf'),
    category: t('articles.category'),
    readTime: t('articles.readTime'),
    content: t('articles.content'),
    excerpt: t('articles.excerpt'),
    isPublished: t('articles.state'),
  };
}
