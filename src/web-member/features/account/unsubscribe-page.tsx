import type { UnsubscribeView } from '#modules/identity/contracts/unsubscribe-view.ts';
import { useTranslation } from 'react-i18next';
import { useView } from '../../lib/rendered-document.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { MailedPage } from '../shell/index.ts';

/** Where an e-mail's unsubscribe link leads. */
export function UnsubscribePage() {
  const { t } = useTranslation('unsubscribe');
  const view = useView<UnsubscribeView>();
  if (view.shows === 'unknown') return <Told heading={t('unknown')} text={t('unknownNote')} />;
  const kind = t(`kinds.${view.kind}`);
  if (view.shows === 'done') {
    const ofSearch = view.kind === 'search';
    return (
      <Told heading={t('done', { kind })} text={t(ofSearch ? 'doneNoteOfSearch' : 'doneNote')} {...{ ofSearch }} />
    );
  }
  return (
    <MailedPage title={t('title')} heading={t('ask', { kind })}>
      <p>{t('note')}</p>
      <form method="post">
        <Button look="main" type="submit">
          {t('confirm')}
        </Button>
      </form>
    </MailedPage>
  );
}

function Told({ heading, text, ofSearch = false }: { heading: string; text: string; ofSearch?: boolean }) {
  const { t } = useTranslation('unsubscribe');
  return (
    <MailedPage title={t('title')} heading={heading}>
      <p>{text}</p>
      <div>
        {ofSearch ? (
          <LinkButton to="/browse">{t('searches')}</LinkButton>
        ) : (
          <LinkButton to="/account-settings?tab=notifications">{t('settings')}</LinkButton>
        )}
      </div>
    </MailedPage>
  );
}
