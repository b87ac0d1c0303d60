import { updateProfile } from '#modules/matchmaking/contracts/profiles.ts';
import type { OwnProfile, UpdateProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { queryClient, invalidate } from '../../lib/server/query-client.ts';
import { discoveryPaths } from '../../lib/live/affected-by.ts';
import { toast, toastError } from '../../ui/index.ts';

type Updating<Input> = {
  body: (given: Input) => UpdateProfile | Promise<UpdateProfile>;
  /** Returns the text of the toast, if not the usual one. */
  confirmation?: (changed: OwnProfile) => string;
  onSaved?: (changed: OwnProfile) => void;
  /** Returns true if the refusal is shown in place. */
  onRefused?: (error: Error, given: Input) => boolean | void;
};

/** Updates the reader's own profile, and refreshes everything that depends on it. */
export function useUpdateProfile<Input = void>({ body, confirmation, onSaved, onRefused }: Updating<Input>) {
  const { t } = useText('profile');
  return useMutation({
    mutationFn: async (given: Input) => call(updateProfile, { body: await body(given) }),
    onSuccess: (changed) => {
      queryClient.setQueryData(['/api/profile'], changed);
      onSaved?.(changed);
      toast({ title: confirmation?.(changed) ?? t('update.done') });
      void invalidate('/api/matches', '/api/interest-requests', '/api/dashboard-stats', ...discoveryPaths);
    },
    onError: (error, given) => {
      if (!onRefused?.(error, given)) toastError(t('update.failed'), error);
    },
  });
}
