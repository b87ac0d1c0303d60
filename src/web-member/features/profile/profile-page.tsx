import { updateProfile, type CreateProfile, type OwnProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../lib/api.ts';
import { markFields } from '../../lib/form-errors.ts';
import { forgetDraft, hasDraft } from '../../lib/draft.ts';
import { queryClient, refresh } from '../../lib/query-client.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ProfileFirst, useSession } from '../session/index.ts';
import { changesIn, shortFormOf, type ProfileFormValues } from './form-schema.ts';
import { ConsentForm } from './consent-form.tsx';
import { FourWives } from './four-wives.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { tellRefusal } from '../../ui/refusal.tsx';

const DRAFT = 'profile';

/** One's own profile: read first, edited on request, made where there is none. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const { session } = useSession();
  // What was typed and not saved is gone on with.
  const [editing, setEditing] = useState(() => hasDraft(DRAFT));
  const { profile } = session;
  if (!profile) {
    return (
      <Page title={t('view.title')}>
        <NoProfile staff={session.user?.role === 'admin'} />
      </Page>
    );
  }
  return (
    <Page
      narrow
      title={t('view.title')}
      lead={t('view.lead')}
      aside={!editing && <Button onClick={() => setEditing(true)}>{t('view.edit')}</Button>}
    >
      {!profile.consentStated && <ConsentForm />}
      {profile.hasFourWives && <FourWives />}
      {editing ? (
        <EditProfile profile={profile} onClose={() => setEditing(false)} />
      ) : (
        <ProfileSummary profile={profile} guardian={session.guardian} />
      )}
    </Page>
  );
}

function NoProfile({ staff }: { staff: boolean }) {
  const { t } = useTranslation('profile');
  if (staff) return <ProfileFirst />;
  return (
    <EmptyState title={t('view.none')} text={t('view.noneText')}>
      <LinkButton look="main" to="/create-profile">
        {t('create.title')}
      </LinkButton>
    </EmptyState>
  );
}

type Sent = { body: CreateProfile; setError: UseFormSetError<ProfileFormValues> };

function EditProfile({ profile, onClose }: { profile: OwnProfile; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ body }: Sent) => call(updateProfile, { body: changesIn(body, profile) }),
    onSuccess: (changed) => {
      queryClient.setQueryData(['/api/profile'], changed);
      void refresh('/api/dashboard-stats', '/api/profiles');
      toast({ title: t('update.done') });
      forgetDraft(DRAFT);
      onClose();
    },
    onError: (error, { setError }) => {
      markFields(error, setError);
      // The form shows the age that follows from it.
      if (error instanceof ApiError && error.fields['dateOfBirth'])
        setError('age', { type: 'server', message: error.fields['dateOfBirth'] });
      tellRefusal(t('update.failed'), error);
    },
  });
  return (
    <ProfileForm
      start={shortFormOf(profile)}
      draft={DRAFT}
      gender={profile.gender}
      onSubmit={(body, setError) => mutate({ body, setError })}
      buttons={
        <>
          <Button look="main" type="submit" busy={isPending}>
            {isPending ? t('update.submitting') : t('update.submit')}
          </Button>
          <Button
            onClick={() => {
              forgetDraft(DRAFT);
              onClose();
            }}
          >
            {t('common:cancel')}
          </Button>
        </>
      }
    />
  );
}
