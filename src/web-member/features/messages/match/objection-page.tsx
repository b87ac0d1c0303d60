import type { ObjectionView } from '#modules/matchmaking/contracts/objection-view.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { useView } from '../../../lib/rendered-document.ts';
import { formatDay, formatWholeDay } from '../../../../web-shared/text/format.ts';
import { Button, LinkButton } from '../../../ui/index.ts';
import { MailedPage } from '../../shell/index.ts';
import { AfterObjection } from './guardian-end.tsx';

/** The page behind a ward's emailed link, on which one press objects to her guardian's end. */
export function ObjectionPage() {
  const { t } = useText(['messages', 'objection']);
  const view = useView<ObjectionView>();
  if (view.shows === 'done')
    return (
      <Outcome heading={t('objection:done')} text={t('guardianEnd.hers.objected')}>
        <AfterObjection />
      </Outcome>
    );
  if (view.shows === 'expired')
    return (
      <Outcome heading={t('objection:expired')} text={t('objection:expiredText')}>
        <LinkButton to="/messages">{t('objection:conversations')}</LinkButton>
      </Outcome>
    );
  if (view.shows === 'decided')
    return (
      <Outcome
        heading={t('objection:done')}
        text={t('objection:decided', { other: view.other, date: formatWholeDay(view.objectedOn) })}
      >
        <AfterObjection />
      </Outcome>
    );
  const { other, endsOn } = view;
  return (
    <MailedPage title={t('objection:title')} heading={t('objection:heading', { other })}>
      <p>{endsOn ? t('guardianEnd.hers.pending', { date: formatDay(endsOn) }) : t('guardianEnd.hers.suspended')}</p>
      <form method="post">
        <Button variant="primary" type="submit">
          {t('guardianEnd.hers.object')}
        </Button>
      </form>
      <p>{t('guardianEnd.hers.note')}</p>
    </MailedPage>
  );
}

function Outcome({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  const { t } = useText(['messages', 'objection']);
  return (
    <MailedPage title={t('objection:title')} heading={heading}>
      <p>{text}</p>
      <div>{children}</div>
    </MailedPage>
  );
}
