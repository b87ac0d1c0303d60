import type { RelativePageView } from '#modules/matchmaking/contracts/family/relative-view.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useView } from '../../lib/rendered-document.ts';
import { formatWholeDay } from '../../../web-shared/text/format.ts';
import { Button } from '../../ui/index.ts';
import { MailedPage } from '../shell/index.ts';

/** The page behind a named relative's link, on which one press says no (R-C.2). */
export function RelativeLinkPage() {
  const { t } = useText('family');
  const view = useView<RelativePageView>();
  if (view.shows === 'done') return <Outcome heading={t('page.done')} text={t('page.doneText')} />;
  if (view.shows === 'expired') return <Outcome heading={t('page.expired')} text={t('page.expiredText')} />;
  if (view.shows === 'decided')
    return <Outcome heading={t('page.done')} text={t('page.decidedText', { date: formatWholeDay(view.declinedOn) })} />;
  const { man, name, relation } = view;
  return (
    <MailedPage title={t('page.title')} heading={t('page.heading', { man })}>
      <p>{t('page.text', { name, relation })}</p>
      <p>{t('page.agree')}</p>
      <form method="post">
        <Button variant="primary" type="submit">
          {t('page.decline')}
        </Button>
      </form>
      <p>{t('page.declineNote')}</p>
    </MailedPage>
  );
}

function Outcome({ heading, text }: { heading: string; text: string }) {
  const { t } = useText('family');
  return (
    <MailedPage title={t('page.title')} heading={heading}>
      <p>{text}</p>
    </MailedPage>
  );
}
