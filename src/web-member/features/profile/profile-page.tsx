import { isStaff } from '#kernel/contracts/roles.ts';
import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { forgetDraft, hasDraft } from '../../lib/forms/draft.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { Button, LinkButton, Notice, Page } from '../../ui/index.ts';
import { ProfileFirst, useSession } from '../session/index.ts';
import { ConsentForm } from './consent-form.tsx';
import { IddahCard } from './iddah-card.tsx';
import { formOf } from './form-values.ts';
import { EarlierWarnings, ModerationNotices } from './moderation/loaded-notices.tsx';
import { wayToField } from './way-to-field.ts';
import { NewProfile } from './new-profile.tsx';
import { ProfileForm, type ProfileSave } from './profile-form.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { useUpdateProfile } from './use-update-profile.ts';
import { useMakeProfile } from './use-make-profile.ts';

const DRAFT = 'profile';
const FIRST_TOPICS = '/profile?step=basic';

export function ProfilePage() {
  const { t } = useText('profile');
  const { session } = useSession();
  const [params, setParams] = useSearchParams();
  const making = useMakeProfile('long');
  const { profile } = session;
  if (isStaff(session.user?.role))
    return (
      <Page title={t('view.title')}>
        <ProfileFirst />
      </Page>
    );
  if (!profile || making.isDone)
    return (
      <Page title={t('create.title')} lead={t('create.lead')}>
        <NewProfile length="long" making={making} />
        <p className="small quiet">
          <span>{t('create.shorter')}</span> <Link to="/create-profile">{t('create.shorterLink')}</Link>
        </p>
      </Page>
    );
  if (params.has('step'))
    return (
      <Page title={t('view.title')} lead={t('view.editLead')}>
        <EditProfile profile={profile} onClose={() => setParams({})} />
      </Page>
    );
  return (
    <Page
      narrow
      title={t('view.title')}
      lead={t('view.lead')}
      aside={<LinkButton to={FIRST_TOPICS}>{t('view.edit')}</LinkButton>}
    >
      <Unsaved />
      <ModerationNotices profile={profile} />
      {!profile.consentIsCurrent && <ConsentForm isRenewal={profile.consentStated} />}
      {profile.hasFourWives && <FourWives />}
      {profile.mayStateIddah && profile.iddahStatus === null && <IddahCard profile={profile} />}
      <ProfileSummary profile={profile} guardian={session.guardian} />
      {profile.mayStateIddah && profile.iddahStatus !== null && <IddahCard profile={profile} />}
      <EarlierWarnings profile={profile} />
    </Page>
  );
}

/** Offers to continue with unsaved changes or to discard them. */
function Unsaved() {
  const { t } = useText('profile');
  const hydrating = useHydrating();
  const [dropped, setDropped] = useState(false);
  if (hydrating || dropped || !hasDraft(DRAFT)) return null;
  return (
    <Notice tone="wait" title={t('view.unsaved')}>
      <div className="row">
        <LinkButton small variant="primary" to={FIRST_TOPICS}>
          {t('view.unsavedOn')}
        </LinkButton>
        <Button
          small
          onClick={() => {
            forgetDraft(DRAFT);
            setDropped(true);
          }}
        >
          {t('view.unsavedDrop')}
        </Button>
      </div>
    </Notice>
  );
}

/** Explains to a brother with four wives what follows, and where to correct it. */
function FourWives() {
  const { t } = useText('profile');
  return (
    <Notice tone="wait" title={t('view.fourWives')}>
      <p>
        <span>{t('view.fourWivesText')}</span> <Link to={wayToField('numberOfWives')}>{t('view.fourWivesLink')}</Link>
      </p>
    </Notice>
  );
}

function EditProfile({ profile, onClose }: { profile: OwnProfile; onClose: () => void }) {
  const { t } = useText('profile');
  const { mutateAsync, isPending } = useUpdateProfile({
    body: async ({ answers, sections }: ProfileSave) =>
      (await import('./profile-rules.ts')).changesIn(answers, profile, sections),
    onSaved: () => forgetDraft(DRAFT),
  });
  const close = () => {
    forgetDraft(DRAFT);
    onClose();
  };
  return (
    <ProfileForm
      length="long"
      start={formOf(profile)}
      draft={DRAFT}
      gender={profile.gender}
      stepwise
      busy={isPending}
      submit={isPending ? t('update.submitting') : t('update.submit')}
      onSave={mutateAsync}
      onSaved={onClose}
      onCancel={close}
    />
  );
}
