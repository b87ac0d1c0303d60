import {
  SEARCHES_MAX,
  letters,
  listSavedSearches,
  type SavedSearch,
} from '#modules/matchmaking/contracts/saved-searches.ts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ask } from '../../lib/api.ts';
import { persistently } from '../../lib/persistently.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { RemoveSearchDialog } from './remove-search-dialog.tsx';
import type { Filters } from './use-filters.ts';
import { useChangeLetter } from './use-change-letter.ts';

const KeepSearchDialog = lazy(async () => ({
  default: (await persistently(() => import('./keep-search-dialog.tsx'))).KeepSearchDialog,
}));

/** What leads on from a letter that rests. */
const wayOn = { 'switched-off': '/account-settings?tab=notifications', 'not-found': '/profile' } as const;

/**
 * The reader's own searches: the present filters are kept under a name; what is kept is opened, changed and removed.
 */
export function KeptSearches({ filters }: { filters: Filters }) {
  const { t } = useTranslation('browse');
  const hydrating = useHydrating();
  // What has a letter rest changes on other pages.
  const {
    data: kept,
    error,
    refetch,
  } = useQuery({
    ...ask(listSavedSearches),
    refetchOnMount: hydrating ? false : 'always',
  });
  const [keeping, setKeeping] = useState(false);
  const isFull = (kept?.length ?? 0) >= SEARCHES_MAX;
  const rests = kept?.find(({ letterRests }) => letterRests)?.letterRests;
  return (
    <section className="stack kept">
      <Button small wide disabled={isFull || Object.keys(filters.errors).length > 0} onClick={() => setKeeping(true)}>
        {t('kept.keep')}
      </Button>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {kept && kept.length > 0 && (
        <>
          <h2>{t('kept.title')}</h2>
          {isFull && <p className="small quiet">{t('kept.full')}</p>}
          {rests && (
            <p className="small quiet">
              <span>{t(`kept.rests.${rests}`)}</span> <Link to={wayOn[rests]}>{t(`kept.wayOn.${rests}`)}</Link>
            </p>
          )}
          <ul>
            {kept.map((search) => (
              <KeptSearch key={search.id} search={search} />
            ))}
          </ul>
        </>
      )}
      {keeping && (
        <Suspense>
          <KeepSearchDialog filters={filters.values} onClose={() => setKeeping(false)} />
        </Suspense>
      )}
    </section>
  );
}

function KeptSearch({ search }: { search: SavedSearch }) {
  const { t } = useTranslation('browse');
  const { letter, change } = useChangeLetter(search);
  const [removing, setRemoving] = useState(false);
  const { name } = search;
  const filters = Object.entries(search.filters).map(([filter, value]) => [filter, String(value)]);
  return (
    <li>
      <div className="row apart">
        <LinkButton small look="quiet" to={`/browse?${new URLSearchParams(filters)}`}>
          <span dir="auto">{name}</span>
        </LinkButton>
        <Button small look="quiet" aria-label={t('kept.removeOne', { name })} onClick={() => setRemoving(true)}>
          <X aria-hidden />
        </Button>
      </div>
      <Select
        aria-label={t('kept.letterOf', { name })}
        options={letters.map((value) => ({ value, label: t(`kept.letters.${value}`) }))}
        value={letter}
        onChange={(event) => change(letters.find((one) => one === event.target.value)!)}
      />
      {removing && <RemoveSearchDialog search={search} onClose={() => setRemoving(false)} />}
    </li>
  );
}
