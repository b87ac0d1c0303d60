import {
  changeSearch,
  listSavedSearches,
  type Letter,
  type SavedSearch,
} from '#modules/matchmaking/contracts/saved-searches.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query-client.ts';
import { tellRefusal } from '../../ui/refusal.tsx';
import { toast } from '../../ui/toast-store.ts';

/** How often a kept search writes a letter, and what changes it: it shows at once, and goes back when it is refused. */
export function useChangeLetter({ id, name, filters, letter: present }: SavedSearch) {
  const { t } = useTranslation('browse');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (letter: Letter) => call(changeSearch, { params: { id }, body: { name, filters, letter } }),
    onSuccess: ({ letter }) => toast({ title: t(`kept.letterSet.${letter}`) }),
    onError: (refusal) => tellRefusal(t('kept.changeFailed'), refusal),
    onSettled: () => refresh(listSavedSearches.path),
  });
  return { letter: isPending ? variables : present, change: mutate };
}
