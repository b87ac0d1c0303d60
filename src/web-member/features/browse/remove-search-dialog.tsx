import { removeSearch } from '#modules/matchmaking/contracts/saved-searches.ts';
import type { SavedSearch } from '#modules/matchmaking/contracts/saved-searches.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../web-shared/server/api.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { Button, Dialog, toast, toastError } from '../../ui/index.ts';

export function RemoveSearchDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { t } = useTranslation(['browse', 'common']);
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
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('savedSearches.removal', { name })}
      text={t(digest === 'none' ? 'savedSearches.removalText' : 'savedSearches.removalTextWithDigest')}
    >
      <div className="dialog-foot">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="danger" busy={isPending} onClick={() => mutate()}>
          {t('savedSearches.remove')}
        </Button>
      </div>
    </Dialog>
  );
}
