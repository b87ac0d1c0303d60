import type { StepDownView } from '#modules/guardianship/contracts/mailed-pages.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useView } from '../../lib/rendered-document.ts';
import { formatWholeDay } from '../../../web-shared/text/format.ts';
import { Button, Field, LinkButton, TextArea } from '../../ui/index.ts';
import { HomeLink, MailedPage } from '../shell/index.ts';
import './decision-bar.css';

const FORM = 'step-down';

export function StepDownPage() {
  const { t } = useText(['decide', 'guardian']);
  const view = useView<StepDownView>();
  const title = t('stepDown.pageTitle');
  switch (view.shows) {
    case 'form':
    case 'confirm':
      return <Question {...view} title={title} />;
    case 'decided':
      return (
        <Message
          title={title}
          heading={t('guardian:stepDown.done')}
          text={t('stepDown.decided', { ward: view.ward, date: formatWholeDay(view.steppedDownAt) })}
        />
      );
    case 'done':
      return <Message title={title} heading={t('guardian:stepDown.done')} text={t('stepDown.doneText')} />;
    default:
      return (
        <Message title={title} heading={t(`stepDown.${view.shows}.heading`)} text={t(`stepDown.${view.shows}.note`)} />
      );
  }
}

type QuestionProps = Extract<StepDownView, { shows: 'form' | 'confirm' }> & { title: string };

function Question({ shows, ward, reason, title }: QuestionProps) {
  const { t } = useText(['decide', 'guardian']);
  const again = shows === 'confirm';
  return (
    <div className="approval-page">
      <MailedPage
        title={title}
        heading={again ? t('stepDown.again', { ward }) : t('guardian:stepDown.title', { ward })}
      >
        <div className="approval">
          <p>{t('guardian:stepDown.text', { ward })}</p>
          <form id={FORM} className="decision-foot" method="post" aria-label={title}>
            <div className="decision-buttons">
              <Button variant="danger" type="submit" name="action" value={again ? 'confirm' : 'ask'}>
                {again ? t('confirm') : t('guardian:stepDown.confirm')}
              </Button>
              {again ? (
                <Button type="submit" name="action" value="back">
                  {t('back')}
                </Button>
              ) : (
                <LinkButton to="/">{t('stepDown.stay')}</LinkButton>
              )}
            </div>
          </form>
          <Field label={t('reason')} hint={t('guardian:stepDown.reasonHint', { ward })}>
            <TextArea form={FORM} name="reason" rows={3} maxLength={500} defaultValue={reason} />
          </Field>
        </div>
      </MailedPage>
    </div>
  );
}

function Message({ text, ...page }: { title: string; heading: string; text: string }) {
  return (
    <MailedPage {...page}>
      <p>{text}</p>
      <HomeLink />
    </MailedPage>
  );
}
