import { updateProfile, type OwnProfile, type UpdateProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { queryClient, refresh } from '../../lib/query-client.ts';
import { foundPeople } from '../../lib/live/touched.ts';
import { tellRefusal } from '../../ui/refusal.tsx';
import { toast } from '../../ui/toast-store.ts';

type Updating<Given> = {
  /** The call's body, from what is given. */
  body: (given: Given) => UpdateProfile | Promise<UpdateProfile>;
  /** What is told of it, where that is not the usual sentence. */
  told?: (changed: OwnProfile) => string;
  onSaved?: (changed: OwnProfile) => void;
  /** Returns true where the refusal is told in its own place. */
  onRefused?: (error: Error, given: Given) => boolean | void;
};

/** Changes one's own profile. Everything that follows from a profile is asked anew. */
export function useUpdateProfile<Given = void>({ body, told, onSaved, onRefused }: Updating<Given>) {
  const { t } = useTranslation('profile');
  return useMutation({
    mutationFn: async (given: Given) => call(updateProfile, { body: await body(given) }),
    onSuccess: (changed) => {
      queryClient.setQueryData(['/api/profile'], changed);
      onSaved?.(changed);
      toast({ title: told?.(changed) ?? t('update.done') });
      void refresh('/api/matches', '/api/interest-requests', '/api/dashboard-stats', ...foundPeople);
    },
    onError: (error, given) => {
      if (!onRefused?.(error, given)) tellRefusal(t('update.failed'), error);
    },
  });
}
