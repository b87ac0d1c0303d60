import { updateProfile, type OwnProfile, type UpdateProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/server/api.ts';
import { queryClient, refresh } from '../../lib/server/query-client.ts';
import { discoveryPaths } from '../../lib/live/affected-by.ts';
import { toastError } from '../../ui/feedback/refusal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';

type Updating<IntentOptions> = {
  /** The call's body, from what is given. */
  body: (given: IntentOptions) => UpdateProfile | Promise<UpdateProfile>;
  /** What is told of it, where that is not the usual sentence. */
  confirmation?: (changed: OwnProfile) => string;
  onSaved?: (changed: OwnProfile) => void;
  /** Returns true where the refusal is told in its own place. */
  onRefused?: (error: Error, given: IntentOptions) => boolean | void;
};

/** Changes one's own profile. Everything that follows from a profile is asked anew. */
export function useUpdateProfile<IntentOptions = void>({
  body,
  confirmation,
  onSaved,
  onRefused,
}: Updating<IntentOptions>) {
  const { t } = useTranslation('profile');
  return useMutation({
    mutationFn: async (given: IntentOptions) => call(updateProfile, { body: await body(given) }),
    onSuccess: (changed) => {
      queryClient.setQueryData(['/api/profile'], changed);
      onSaved?.(changed);
      toast({ title: confirmation?.(changed) ?? t('update.done') });
      void refresh('/api/matches', '/api/interest-requests', '/api/dashboard-stats', ...discoveryPaths);
    },
    onError: (error, given) => {
      if (!onRefused?.(error, given)) toastError(t('update.failed'), error);
    },
  });
}
