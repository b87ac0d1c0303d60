import type { UnsubscribeView } from '#modules/identity/contracts/unsubscribe-view.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useView } from '../../lib/rendered-document.ts';
import { Button, LinkButton } from '../../ui/index.ts';
import { MailedPage } from '../shell/index.ts';

export function UnsubscribePage() {
  const { t } = useText('unsubscribe');
  const view = useView<UnsubscribeView>();
  if (view.shows === 'unknown') return <Message heading={t('unknown')} text={t('unknownNote')} />;
  const kind = t(`kinds.${view.kind}`);
  if (view.shows === 'done') {
    const heading = t('done', { kind });
    if (view.kind === 'search') return <Message heading={heading} text={t('doneNoteOfSearch')} on="search" />;
    if (view.kind === 'prayers') return <Message heading={heading} text={t('doneNoteOfPrayers')} on="prayers" />;
    return <Message heading={heading} text={t('doneNote')} />;
  }
  return (
    <MailedPage title={t('title')} heading={t('ask', { kind })}>
      <p>{t('note')}</p>
      <form method="post">
        <Button variant="primary" type="submit">
          {t('confirm')}
        </Button>
      </form>
    </MailedPage>
  );
}

/** Pages with the settings for such emails. */
const chosenAt = {
  settings: '/account-settings?tab=notifications',
  search: '/browse',
  prayers: '/guidance/prayer-times',
};

type MessageProps = { heading: string; text: string; on?: keyof typeof chosenAt };

function Message({ heading, text, on = 'settings' }: MessageProps) {
  const { t } = useText('unsubscribe');
  return (
    <MailedPage title={t('title')} heading={heading}>
      <p>{text}</p>
      <div>
        <LinkButton to={chosenAt[on]}>{t(`ways.${on}`)}</LinkButton>
      </div>
    </MailedPage>
  );
}
