import type { ViewedProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { saveProfile, unsaveProfile } from '#modules/matchmaking/contracts/saved-profiles.ts';
import { useMutation } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { discoveryPaths } from '../../lib/live/affected-by.ts';
import { Button, toast, toastError } from '../../ui/index.ts';

/** Saves or unsaves a profile; hidden from readers who cannot save profiles. */
export function SaveButton({ profile: { id, saved, allowedActions } }: { profile: ViewedProfile }) {
  const { t } = useText('person');
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(saved ? unsaveProfile : saveProfile, { params: { id: String(id) } }),
    onSuccess: () => {
      toast(
        saved
          ? { title: t('saving.takenOut', { id }) }
          : { title: t('saving.done', { id }), action: { to: '/saved', label: t('saving.toList') } },
      );
      void invalidate(...discoveryPaths);
    },
    onError: (error) => toastError(t('saving.failed'), error),
  });
  if (!allowedActions.includes('save')) return null;
  const Icon = saved ? BookmarkCheck : Bookmark;
  return (
    <Button small variant="ghost" aria-pressed={saved} busy={isPending} onClick={() => mutate()}>
      <Icon aria-hidden /> <span>{saved ? t('saving.saved') : t('saving.save')}</span>
    </Button>
  );
}
