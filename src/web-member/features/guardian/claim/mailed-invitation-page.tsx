import type { InvitationView } from '#modules/guardianship/contracts/mailed-pages.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { useView } from '../../../lib/rendered-document.ts';
import { formatWholeDay } from '../../../../web-shared/text/format.ts';
import { Button, LinkButton } from '../../../ui/index.ts';
import { HomeLink, MailedPage } from '../../shell/index.ts';
import '../decision-bar.css';
import type { Elements } from '../../../../web-shared/ui/elements.ts';

/** The outcome of the form of /wali-verify for a browser without scripts. */
export function MailedInvitationPage() {
  const { t } = useText(['guardianship', 'common']);
  const view = useView<InvitationView>();
  switch (view.shows) {
    case 'confirm':
      return <Question />;
    case 'refused':
      return <Message heading={t('waliVerify.refused')} texts={[t('waliVerify.refusedText')]} />;
    case 'verified': {
      const text = t('waliVerify.verifiedText', { ward: view.ward });
      return (
        <Message
          heading={t('waliVerify.verified')}
          texts={view.claimPath === null ? [text] : [text, t('waliVerify.claimText')]}
        >
          <div>
            <LinkButton variant="primary" to={view.claimPath ?? '/guardian-dashboard'}>
              {t(view.claimPath === null ? 'waliVerify.dashboard' : 'waliVerify.claim')}
            </LinkButton>
          </div>
        </Message>
      );
    }
    case 'checked':
      return (
        <Message heading={t('check.title')} texts={[]}>
          <p>{t('check.next')}</p>
        </Message>
      );
    case 'used':
      return (
        <Message
          heading={t('waliVerify.already')}
          texts={[
            ...(view.verifiedAt ? [t('waliVerify.alreadySince', { date: formatWholeDay(view.verifiedAt) })] : []),
            t('waliVerify.alreadyText'),
            t('waliVerify.alreadyAccount'),
          ]}
        >
          <div>
            <LinkButton to="/auth">{t('common:signIn')}</LinkButton>
          </div>
        </Message>
      );
    case 'under-review':
      return <Message heading={t('check.title')} texts={[t('check.still')]} />;
    case 'invalid':
      return <Message heading={t('waliVerify.invalid')} texts={[view.words, t('waliVerify.invalidNext')]} />;
  }
}

function Question() {
  const { t } = useText(['guardianship', 'decide']);
  return (
    <div className="approval-page">
      <MailedPage title={t('waliVerify.title')} heading={t('waliVerify.refuseTitle')}>
        <div className="approval">
          <p>{t('waliVerify.refuseText')}</p>
          <form className="decision-foot" method="post" aria-label={t('waliVerify.title')}>
            <div className="decision-buttons">
              <Button variant="danger" type="submit" name="action" value="confirm">
                {t('waliVerify.refuse')}
              </Button>
              <Button type="submit" name="action" value="back">
                {t('decide:back')}
              </Button>
            </div>
          </form>
        </div>
      </MailedPage>
    </div>
  );
}

type MessageProps = { heading: string; texts: string[]; children?: Elements };

function Message({ heading, texts, children }: MessageProps) {
  const { t } = useText('guardianship');
  return (
    <MailedPage title={t('waliVerify.title')} heading={heading}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
      <HomeLink />
    </MailedPage>
  );
}
