import {
  changeSearch,
  listSavedSearches,
  type DigestFrequency,
} from '#modules/matchmaking/contracts/saved-searches.ts';
import type { SavedSearch } from '#modules/matchmaking/contracts/saved-searches.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, urlOf } from '../../../web-shared/server/api.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { toast, toastError } from '../../ui/index.ts';

/** Changes the frequency of a search's digest: shown at once, and reverted if the server refuses it. */
export function useChangeDigest({ id, name, filters, digest: present }: SavedSearch) {
  const { t } = useTranslation('browse');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (digest: DigestFrequency) => call(changeSearch, { params: { id }, body: { name, filters, digest } }),
    onSuccess: ({ digest }) => toast({ title: t(`savedSearches.digestSet.${digest}`) }),
    onError: (refusal) => toastError(t('savedSearches.changeFailed'), refusal),
    onSettled: () => invalidate(urlOf(listSavedSearches)),
  });
  return { digest: isPending ? variables : present, change: mutate };
}
