import { listExampleProfiles } from '#modules/content/contracts/library.ts';
import { currentSite } from '#kernel/i18n/current-site.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { CardSkeletons, EmptyState, LinkButton, Notice, Page, Field, Select, TextInput } from '../../ui/index.ts';
import { AccountLink, PublicFoot, PublicHeader } from '../shell/index.ts';
import { ageFiltersIn, choices } from './example-filters-of.ts';
import { ExampleCard } from './example-card.tsx';
import './examples.css';

export function ExamplesPage() {
  const { t } = useText('examples');
  const [search] = useSearchParams();
  return (
    <>
      <PublicHeader>
        <AccountLink />
      </PublicHeader>
      <Page title={t('title')} lead={t('lead')} about={{ address: '/example-profiles' }}>
        <ExampleFilters key={search.toString()} filters={ageFiltersIn(search)} />
        <Examples filters={ageFiltersIn(search)} />
        <section className="example-close" aria-labelledby="example-close">
          <h2 id="example-close">{t('close.title')}</h2>
          <p className="quiet">{t('close.text')}</p>
          <div className="row">
            <LinkButton variant="primary" to="/auth?tab=signup">
              {t('close.create')}
            </LinkButton>
            {currentSite().fees && <LinkButton to="/pricing">{t('close.pricing')}</LinkButton>}
          </div>
        </section>
      </Page>
      <PublicFoot />
    </>
  );
}

function Examples({ filters }: { filters: ReturnType<typeof ageFiltersIn> }) {
  const { t } = useText(['examples', 'common']);
  const { pathname, search } = useLocation();
  const { data: examples, error } = useEndpoint(listExampleProfiles, { query: filters });
  if (error)
    return (
      <Notice tone="end" title={t('failed')}>
        <p>{t('failedText')}</p>
        <div>
          <LinkButton small href={pathname + search}>
            {t('common:error.retry')}
          </LinkButton>
        </div>
      </Notice>
    );
  if (!examples) return <CardSkeletons />;
  if (examples.length === 0)
    return (
      <EmptyState title={t('empty')} text={t('emptyText')}>
        <LinkButton to="/example-profiles">{t('filters.clear')}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <p className="quiet">{t('count', { count: examples.length })}</p>
      <div className="examples">
        {examples.map((example) => (
          <ExampleCard key={example.id} example={example} />
        ))}
      </div>
    </>
  );
}

/** Filters of the examples: a plain form, which the browser submits without scripts; open while some are in use. */
function ExampleFilters({ filters }: { filters: ReturnType<typeof ageFiltersIn> }) {
  const { t } = useText('examples');
  return (
    <details className="card fold" open={Object.values(filters).some(Boolean)}>
      <summary>{t('filters.label')}</summary>
      <form className="example-filters" method="get" role="search" aria-label={t('filters.label')}>
        <Field label={t('filters.gender')}>
          <Select
            name="gender"
            defaultValue={filters.gender ?? 'all'}
            options={choices.gender.map((value) => ({ value, label: t(`filters.genders.${value}`) }))}
          />
        </Field>
        {(['ageMin', 'ageMax'] as const).map((name) => (
          <Field key={name} label={t(`filters.${name}`)}>
            <TextInput name={name} inputMode="numeric" defaultValue={filters[name] ?? ''} />
          </Field>
        ))}
        <Field label={t('filters.location')}>
          <TextInput name="location" maxLength={100} defaultValue={filters.location ?? ''} />
        </Field>
        <Field label={t('filters.maritalStatus')}>
          <Select
            name="maritalStatus"
            defaultValue={filters.maritalStatus ?? 'all'}
            options={choices.maritalStatus.map((value) => ({ value, label: t(`filters.statuses.${value}`) }))}
          />
        </Field>
        <div className="row">
          <button type="submit" className="btn primary small">
            {t('filters.apply')}
          </button>
          <LinkButton small variant="ghost" to="/example-profiles">
            {t('filters.clear')}
          </LinkButton>
        </div>
      </form>
    </details>
  );
}
