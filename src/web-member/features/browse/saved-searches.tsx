import {
  SEARCHES_MAX,
  digestFrequencies,
  listSavedSearches,
  changeSearch,
  type DigestFrequency,
  removeSearch,
} from '#modules/matchmaking/contracts/saved-searches.ts';
import type { SavedSearch } from '#modules/matchmaking/contracts/saved-searches.schema.ts';
import { useQuery, useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { fetchJson, call, urlOf } from '../../../web-shared/server/api.ts';
import { retryWhenOnline } from '../../lib/server/retry-when-online.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { ConfirmFoot, Button, ErrorNotice, LinkButton, Select, toast, toastError, Dialog } from '../../ui/index.ts';
import type { Filters } from './use-filters.ts';
import { invalidate } from '../../lib/server/query-client.ts';

const SaveSearchDialog = lazy(async () => ({
  default: (await retryWhenOnline(() => import('./save-search-dialog.tsx'))).SaveSearchDialog,
}));

/** Pages that resolve the cause of a digest on hold. */
const nextSteps = { 'switched-off': '/account-settings?tab=notifications', 'not-discoverable': '/profile' } as const;

/** The reader's saved searches: saves the current filters, and opens, changes or removes saved ones. */
export function SavedSearches({ filters }: { filters: Filters }) {
  const { t } = useText('browse');
  const hydrating = useHydrating();
  // The cause of a digest on hold may change on other pages.
  const {
    data: searches,
    error,
    refetch,
  } = useQuery({
    ...fetchJson(listSavedSearches),
    refetchOnMount: hydrating ? false : 'always',
  });
  const [isSaving, setSaving] = useState(false);
  const isFull = (searches?.length ?? 0) >= SEARCHES_MAX;
  const onHold = searches?.find(({ emailPausedBecause }) => emailPausedBecause)?.emailPausedBecause;
  return (
    <section className="stack saved-searches">
      <Button small wide disabled={isFull || Object.keys(filters.errors).length > 0} onClick={() => setSaving(true)}>
        {t('savedSearches.save')}
      </Button>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {searches && searches.length > 0 && (
        <>
          <h2>{t('savedSearches.title')}</h2>
          {isFull && <p className="small quiet">{t('savedSearches.full')}</p>}
          {onHold && (
            <p className="small quiet">
              <span>{t(`savedSearches.paused.${onHold}`)}</span>{' '}
              <Link to={nextSteps[onHold]}>{t(`savedSearches.nextStep.${onHold}`)}</Link>
            </p>
          )}
          <ul>
            {searches.map((search) => (
              <SavedSearchCard key={search.id} search={search} />
            ))}
          </ul>
        </>
      )}
      {isSaving && (
        <Suspense>
          <SaveSearchDialog filters={filters.values} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </section>
  );
}

function SavedSearchCard({ search }: { search: SavedSearch }) {
  const { t } = useText('browse');
  const { digest, change } = useChangeDigest(search);
  const [removing, setRemoving] = useState(false);
  const { name } = search;
  const filters = Object.entries(search.filters).map(([filter, value]) => [filter, String(value)]);
  return (
    <li>
      <div className="row apart">
        <LinkButton small variant="ghost" to={`/browse?${new URLSearchParams(filters)}`}>
          <span dir="auto">{name}</span>
        </LinkButton>
        <Button
          small
          variant="ghost"
          aria-label={t('savedSearches.removeOne', { name })}
          onClick={() => setRemoving(true)}
        >
          <X aria-hidden />
        </Button>
      </div>
      <Select
        aria-label={t('savedSearches.digestOf', { name })}
        options={digestFrequencies.map((value) => ({ value, label: t(`savedSearches.digests.${value}`) }))}
        value={digest}
        onChange={(event) => change(digestFrequencies.find((one) => one === event.target.value)!)}
      />
      {removing && <RemoveSearchDialog search={search} onClose={() => setRemoving(false)} />}
    </li>
  );
}

/** Changes the frequency of a search's digest: shown at once, and reverted if the server refuses it. */
function useChangeDigest({ id, name, filters, digest: present }: SavedSearch) {
  const { t } = useText('browse');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (digest: DigestFrequency) => call(changeSearch, { params: { id }, body: { name, filters, digest } }),
    onSuccess: ({ digest }) => toast({ title: t(`savedSearches.digestSet.${digest}`) }),
    onError: (refusal) => toastError(t('savedSearches.changeFailed'), refusal),
    onSettled: () => invalidate(urlOf(listSavedSearches)),
  });
  return { digest: isPending ? variables : present, change: mutate };
}

function RemoveSearchDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { t } = useText('browse');
  const { id, name, digest } = search;
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removeSearch, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('savedSearches.removed') });
      onClose();
    },
    onError: (refusal) => toastError(t('savedSearches.removalFailed'), refusal),
    onSettled: () => invalidate('/api/saved-searches'),
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('savedSearches.removal', { name })}
      text={t(digest === 'none' ? 'savedSearches.removalText' : 'savedSearches.removalTextWithDigest')}
    >
      <ConfirmFoot label={t('savedSearches.remove')} busy={isPending} onConfirm={() => mutate()} onCancel={onClose} />
    </Dialog>
  );
}
