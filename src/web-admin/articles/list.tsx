import { useTranslation } from 'react-i18next';
import { formatDay } from '../../web-shared/text/format.ts';
import { Badge } from '../layout/badge.tsx';
import { EditLink } from '../records/edit-link.tsx';
import { ChoiceFilter, SearchFilter, YesNoFilter } from '../records/filter-inputs.tsx';
import { NewButton } from '../records/new-button.tsx';
import { RecordList } from '../records/record-list.tsx';
import type { ArticleRecord } from '#modules/content/contracts/admin-articles.schema.ts';
import { languages } from '#kernel/i18n/languages.ts';
import { languageChoices } from '../inputs/language-choices.tsx';
import { useCategories } from './inputs.tsx';

export function ArticleList() {
  const { t } = useTranslation(['console', 'guidance']);
  return (
    <RecordList<ArticleRecord>
      title={t('pages.articles')}
      actions={<NewButton kind="articles" />}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      empty={t('articles.empty')}
      filters={<Filters />}
      columns={[
        {
          source: 'title',
          label: t('articles.title'),
          render: ({ id, title }) => (
            <EditLink kind="articles" id={id}>
              {title}
            </EditLink>
          ),
        },
        {
          source: 'language',
          label: t('articles.language'),
          render: ({ language }) => <bdi lang={language}>{languages[language].name}</bdi>,
        },
        {
          source: 'category',
          label: t('articles.category'),
          render: ({ category }) => t(`guidance:category.${category}`),
        },
        { source: 'readTime', label: t('articles.readTime'), render: ({ readTime }) => readTime },
        {
          source: 'isPublished',
          label: t('articles.state'),
          render: ({ isPublished }) => (
            <Badge tone={isPublished ? 'ok' : 'wait'}>{t(isPublished ? 'articles.published' : 'articles.draft')}</Badge>
          ),
        },
        { source: 'updatedAt', label: t('articles.updated'), render: ({ updatedAt }) => formatDay(updatedAt) },
      ]}
    />
  );
}

function Filters() {
  const { t } = useTranslation('console');
  return (
    <>
      <SearchFilter label={t('articles.search')} />
      <ChoiceFilter source="language" label={t('articles.language')} {...languageChoices} />
      <ChoiceFilter source="category" label={t('articles.category')} choices={useCategories()} />
      <YesNoFilter
        source="isPublished"
        label={t('articles.state')}
        yes={t('articles.published')}
        no={t('articles.draft')}
      />
    </>
  );
}
