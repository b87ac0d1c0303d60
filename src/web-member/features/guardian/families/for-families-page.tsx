import { Link } from 'react-router-dom';
import { useText } from '../../../lib/text/use-text.ts';
import { LinkButton, Page } from '../../../ui/index.ts';
import { AccountLink, PublicFoot, PublicHeader } from '../../shell/index.ts';
import type { Elements } from '../../../../web-shared/ui/elements.ts';
import { QuotedMessage } from '../approvals/quoted-message.tsx';
import { Declaration } from '../claim/declaration.tsx';
import { capitalized } from '../claim/invitation-text.tsx';
import './families.css';

const ADDRESS = '/for-families';

/** Says what a guardian will be asked, for a woman to hand to her father before she signs up. */
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
          <Picture caption={t('invitation.caption')}>
            <InvitationPicture />
          </Picture>
          <Picture caption={t('request.caption')}>
            <RequestPicture />
          </Picture>
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

/** A page of the product with an example in it, which can be seen and not used. */
function Picture({ caption, children }: { caption: string; children: Elements }) {
  return (
    <figure>
      <div className="families-picture" inert aria-hidden>
        {children}
      </div>
      <figcaption className="small quiet">{caption}</figcaption>
    </figure>
  );
}

function InvitationPicture() {
  const { t } = useText(['guardianship', 'families', 'decide']);
  const ward = t('families:her');
  return (
    <>
      <p className="families-heading">
        {capitalized(t('waliVerify.question', { ward: t('decide:ward.father', { ward }) }))}
      </p>
      <Declaration ward={ward} relation="father" />
      <Buttons yes={t('waliVerify.accept')} no={t('waliVerify.refuse')} />
    </>
  );
}

function RequestPicture() {
  const { t } = useText(['decide', 'families']);
  const ward = t('families:her');
  const item = { type: 'interest_request', wardFirstName: ward, mutualRequest: false } as const;
  return (
    <>
      <p className="families-heading">
        {capitalized(t('asks.interestToWard', { other: t('families:request.him'), ward: t('ward.father', { ward }) }))}
      </p>
      <QuotedMessage item={{ ...item, flags: [], content: t('families:request.words') }} />
      <Buttons yes={t('approve')} no={t('decline')} />
    </>
  );
}

function Buttons({ yes, no }: { yes: string; no: string }) {
  return (
    <div className="families-buttons">
      <span className="btn primary">{yes}</span>
      <span className="btn danger">{no}</span>
    </div>
  );
}
