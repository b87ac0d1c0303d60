import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { Page, Redirect } from '../../ui/index.ts';
import { useSession } from '../session/index.ts';
import { PublicHeader } from '../shell/index.ts';
import { TermsNotice } from '../terms/index.ts';
import { NewProfile } from './new-profile.tsx';
import { useMakeProfile } from './use-make-profile.ts';

export function CreateProfilePage() {
  const { t } = useText('profile');
  const { session } = useSession();
  const making = useMakeProfile('short');
  if (session.profile && !making.isDone) return <Redirect to="/profile" />;
  return (
    <>
      <PublicHeader />
      <Page title={t('create.title')} lead={t('create.lead')}>
        <TermsNotice />
        <NewProfile length="short" making={making} />
        <p className="small quiet">
          <span>{t('create.longer')}</span> <Link to="/profile">{t('create.longerLink')}</Link>
        </p>
      </Page>
    </>
  );
}
