import type { FormLength } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Notice } from '../../ui/index.ts';
import { useSession } from '../session/index.ts';
import { ProfileForm } from './profile-form.tsx';
import { NEW_PROFILE, type useMakeProfile } from './use-make-profile.ts';

type NewProfileProps = { length: FormLength; making: ReturnType<typeof useMakeProfile> };

export function NewProfile({ length, making }: NewProfileProps) {
  const { t } = useText('profile');
  const { session } = useSession();
  return (
    <ProfileForm
      length={length}
      start={{}}
      draft={NEW_PROFILE}
      gender={session.user?.gender ?? null}
      needsConsent
      note={session.user?.gender === 'female' && <GuardianNote name={session.guardian?.name} />}
      busy={making.isPending}
      submit={making.isPending ? t('create.submitting') : t('create.submit')}
      onSave={making.make}
    />
  );
}

function GuardianNote({ name }: { name: string | undefined }) {
  const { t } = useText('profile');
  return (
    <Notice title={t('guardianNote.title')}>
      <p>{name ? t('guardianNote.saved', { name }) : t('guardianNote.missing')}</p>
    </Notice>
  );
}
