import { CONSENT_VERSION, createProfile, type CreateProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { useMutation } from '@tanstack/react-query';
import type { UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { markFields } from '../../lib/form-errors.ts';
import { forgetDraft } from '../../lib/draft.ts';
import { queryClient, refresh } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useSession } from '../session/index.ts';
import { PublicHeader } from '../shell/index.ts';
import type { ProfileFormValues } from './form-schema.ts';
import { ProfileForm } from './profile-form.tsx';
import { tellRefusal } from '../../ui/refusal.tsx';

type Sent = { body: CreateProfile; setError: UseFormSetError<ProfileFormValues> };

const DRAFT = 'new profile';

/** Makes the profile: a woman then waits for her guardian, a man goes to his dashboard. */
export function CreateProfilePage() {
  const { t } = useTranslation(['profile', 'common']);
  const navigate = useNavigate();
  const { session } = useSession();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: ({ body }: Sent) => call(createProfile, { body: { ...body, consentVersion: CONSENT_VERSION } }),
    onSuccess: async (profile) => {
      forgetDraft(DRAFT);
      const female = profile.gender === 'female';
      toast({ title: t('create.done'), description: female ? t('create.doneFemale') : t('create.doneMale') });
      await navigate(female ? '/guardian-pending' : '/dashboard');
      queryClient.setQueryData(['/api/profile'], profile);
      await refresh('/api/profile', '/api/user', '/api/guardian', '/api/dashboard-stats');
    },
    onError: (error, { setError }) => {
      markFields(error, setError);
      tellRefusal(t('create.failed'), error);
    },
  });
  if (session.profile && !isPending && !isSuccess) return <Navigate to="/profile" replace />;
  return (
    <>
      <PublicHeader />
      <Page narrow title={t('create.title')} lead={t('create.lead')}>
        <ProfileForm
          start={{}}
          draft={DRAFT}
          gender={session.user?.gender ?? null}
          asksConsent
          onSubmit={(body, setError) => mutate({ body, setError })}
          note={session.user?.gender === 'female' && <GuardianNote name={session.guardian?.name} />}
          buttons={
            <Button look="main" type="submit" busy={isPending}>
              {isPending ? t('create.submitting') : t('create.submit')}
            </Button>
          }
        />
      </Page>
    </>
  );
}

function GuardianNote({ name }: { name: string | undefined }) {
  const { t } = useTranslation('profile');
  return (
    <Notice title={t('guardianNote.title')}>
      <p>{name ? t('guardianNote.saved', { name }) : t('guardianNote.missing')}</p>
    </Notice>
  );
}
