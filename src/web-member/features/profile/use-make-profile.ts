import { CONSENT_VERSION } from '#modules/matchmaking/contracts/consent.ts';
import { createProfile } from '#modules/matchmaking/contracts/profiles.ts';
import type { CreateProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import type { FormLength } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../web-shared/server/api.ts';
import { forgetDraft } from '../../lib/forms/draft.ts';
import { queryClient, invalidate } from '../../lib/server/query-client.ts';
import { toast, toastError } from '../../ui/index.ts';
import { useSession, waliStateOf } from '../session/index.ts';
import type { ProfileSave } from './profile-form.tsx';

/** Shared by both forms. */
export const NEW_PROFILE = 'new profile';

/**
 * Creates a profile. A woman whose guardian is not verified is then led to the waiting page, everybody else to the
 * dashboard.
 */
export function useMakeProfile(length: FormLength) {
  const { t } = useText('profile');
  const navigate = useNavigate();
  const { session } = useSession();
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: async ({ answers }: ProfileSave) => {
      const { accepted } = await import('./profile-rules.ts');
      return call(createProfile, {
        body: { ...(accepted(answers, length) as CreateProfile), consentVersion: CONSENT_VERSION },
      });
    },
    onSuccess: async (profile) => {
      forgetDraft(NEW_PROFILE);
      const wali = profile.gender === 'female' ? waliStateOf(session.guardian) : 'verified';
      const next = { pending: t('create.doneFemale'), verified: t('create.doneMale') };
      toast({
        title: t('create.done'),
        description: wali === 'pending' || wali === 'verified' ? next[wali] : undefined,
      });
      await navigate(wali === 'verified' ? '/dashboard' : '/guardian-pending');
      queryClient.setQueryData(['/api/profile'], profile);
      await invalidate('/api/profile', '/api/user', '/api/guardian', '/api/dashboard-stats');
    },
    onError: (error) => toastError(t('create.failed'), error),
  });
  return { make: mutateAsync, isPending, isDone: isPending || isSuccess };
}
