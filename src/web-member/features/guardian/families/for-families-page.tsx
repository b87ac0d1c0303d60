import { Link } from 'react-router-dom';
import { useText } from '../../../lib/text/use-text.ts';
import { LinkButton, Page } from '../../../ui/index.ts';
import { AccountLink, PublicFoot, PublicHeader } from '../../shell/index.ts';
import { capitalized } from '../claim/invitation-text.tsx';
import { InvitationPicture } from './invitation-picture.tsx';
import { PagePicture, PictureButtons } from './page-picture.tsx';
import './families.css';

const ADDRESS = '/for-families';

/** Says what a guardian does here, for a woman to hand to her father before she signs up. */
export function ForFamiliesPage() {
  const { t } = useText('families');
  return (
    <>
      <PublicHeader>
        <AccountLink />
      </PublicHeader>
      <Page narrow title={t('title')} lead={t('lead')} about={{ address: ADDRESS }}>
        <ol className="families-steps">
          {t('points', { returnObjects: true }).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        <div className="families-pictures">
          <InvitationPicture ward={t('her')} name={t('him')} relation="father" caption={t('invitation.caption')} />
          <RequestPicture />
        </div>
        <section className="stack tight">
          <h2>{t('who.title')}</h2>
          <p>{t('who.text')}</p>
          <p>
            <Link className="lone" to="/guidance/what-a-guardian-does">
              {t('who.more')}
            </Link>
          </p>
        </section>
        <section className="stack tight">
          <h2>{t('next.title')}</h2>
          <p>{t('next.text')}</p>
          <div>
            <LinkButton variant="primary" href="/api/login?tab=signup">
              {t('next.signUp')}
            </LinkButton>
          </div>
        </section>
      </Page>
      <PublicFoot />
    </>
  );
}

function RequestPicture() {
  const { t } = useText(['decide', 'families']);
  const ward = t('families:her');
  const asks = t('asks.interestToWard', { other: t('families:request.him'), ward: t('ward.father', { ward }) });
  return (
    <PagePicture caption={t('families:request.caption')} heading={capitalized(asks)}>
      <p className="said">{t('families:request.words')}</p>
      <PictureButtons yes={t('approve')} no={t('decline')} />
    </PagePicture>
  );
}
