import { savedProfiles } from '#modules/matchmaking/contracts/saved-profiles.ts';
import { ArrowLeft } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { urlOf } from '../../../web-shared/server/api.ts';
import { Page } from '../../ui/index.ts';
import { ProfileList } from './profile-list.tsx';

export function SavedPage() {
  const { t } = useText('browse');
  return (
    <Page
      narrow
      title={t('saved.title')}
      lead={t('saved.lead')}
      eyebrow={
        <Link className="back" to="/browse">
          <ArrowLeft aria-hidden /> <span>{t('saved.back')}</span>
        </Link>
      }
    >
      <ProfileList url={urlOf(savedProfiles)} saved />
    </Page>
  );
}
