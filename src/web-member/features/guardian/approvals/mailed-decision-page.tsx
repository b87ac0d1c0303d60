import { offeredLanguages } from '#kernel/i18n/languages.ts';
import type { ApprovalDetail } from '#modules/guardianship/contracts/approvals.schema.ts';
import type { DecisionView } from '#modules/guardianship/contracts/mailed-pages.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { useView } from '../../../lib/rendered-document.ts';
import { Button, Card, Field, TextArea } from '../../../ui/index.ts';
import { UserText } from '../../../../web-shared/ui/user-text.tsx';
import { HiddenByStaff, Headline, PromptAnswers } from '../../person/index.ts';
import { LanguageChoice, MailedPage } from '../../shell/index.ts';
import { FlagNotes } from './flag-notes.tsx';
import { isFromWard, kindOf } from './item-kind.ts';
import { MailedConcern } from './mailed-concern.tsx';
import { Decided, Done, Message } from './mailed-outcome.tsx';
import { QuotedMessage } from './quoted-message.tsx';
import '../decision-bar.css';
import './decision.css';

/** Number of messages shown; earlier ones are collapsed. */
const LATEST = 3;
const FORM = 'decision';
const LOOK = 'look';

/** The target of the link in a guardian's email: one decision, with plain forms. */
export function MailedDecisionPage() {
  const { t } = useText('decide');
  const view = useView<DecisionView>();
  return (
    <div className="approval-page">
      <MailedPage title={t('title')} heading={useHeading(view)}>
        <Shown view={view} />
      </MailedPage>
    </div>
  );
}

function useHeading(view: DecisionView): string {
  const { t } = useText('decide');
  switch (view.shows) {
    case 'item':
      return view.item.description;
    case 'done':
      return t(`done.${view.action}`);
    case 'decided':
      return t('expired.decided.heading');
    case 'renewed':
      return t('renewed.heading');
    case 'expired':
      return t(`expired.${view.why}.heading`);
  }
}

function Shown({ view }: { view: DecisionView }) {
  const { t } = useText('decide');
  switch (view.shows) {
    case 'item':
      return <Item {...view} />;
    case 'done':
      return <Done {...view} />;
    case 'decided':
      return <Decided {...view} />;
    case 'renewed':
      return <Message text={t('renewed.note')} />;
    case 'expired':
      return (
        <Message text={t(`expired.${view.why}.note`)}>
          {view.why === 'expired' && (
            <form method="post">
              <Button variant="primary" type="submit" name="action" value="renew">
                {t('renew')}
              </Button>
            </form>
          )}
        </Message>
      );
  }
}

type DecisionProps = Omit<Extract<DecisionView, { shows: 'item' }>, 'shows'>;

function Item({ item, reason, isEarlier, isPhrase }: DecisionProps) {
  const { t } = useText('decide');
  return (
    <div className="approval">
      <QuotedMessage item={item} copies={false} />
      <form
        id={FORM}
        className="decision-foot"
        method="post"
        aria-label={t('choose')}
        {...(item.flags.length > 0 && { 'aria-describedby': LOOK })}
      >
        <div className="decision-buttons">
          <Button variant="primary" type="submit" name="action" value="approve">
            {t('approve')}
          </Button>
          <Button variant="danger" type="submit" name="action" value="decline">
            {t('decline')}
          </Button>
        </div>
      </form>
      {item.flags.length > 0 && (
        <div id={LOOK}>
          <FlagNotes flags={item.flags} withLink={false} />
        </div>
      )}
      <p className="small quiet">{t(`note.${kindOf(item)}`, { ward: item.wardFirstName })}</p>
      <Reason item={item} reason={reason} />
      <WordsForDeclining item={item} isOpen={isPhrase ?? false} />
      <AboutHim item={item} />
      {(item.conversation.length > 0 || isEarlier) && <Conversation item={item} isEarlier={isEarlier} />}
      <p className="small quiet">{t('forward')}</p>
      <LanguageChoice label={t('languages')} of={offeredLanguages()}>
        {(language, name) => (
          <button type="submit" form={FORM} name="action" value={`language ${language}`}>
            {name}
          </button>
        )}
      </LanguageChoice>
    </div>
  );
}

function Reason({ item, reason }: DecisionProps) {
  const { t } = useText('decide');
  return (
    <Field label={t('reason')} hint={t(`reasonHint.${kindOf(item)}`, { ward: item.wardFirstName })}>
      <TextArea form={FORM} name="reason" rows={2} maxLength={500} defaultValue={reason} />
    </Field>
  );
}

/** Polite phrases for the reason, and the reports that decline a message to her. */
function WordsForDeclining({ item, isOpen }: { item: ApprovalDetail; isOpen: boolean }) {
  const { t } = useText('decide');
  return (
    <details className="folded" open={isOpen}>
      <summary>{t('phrases.title')}</summary>
      <div className="stack">
        {Object.entries<string>(t(`phrases.${kindOf(item)}`, { returnObjects: true })).map(([name, words]) => (
          <Button key={name} small className="phrase" type="submit" form={FORM} name="action" value={`phrase ${name}`}>
            {words}
          </Button>
        ))}
        {kindOf(item) === 'messageToWard' && <MailedConcern form={FORM} ward={item.wardFirstName} />}
      </div>
    </details>
  );
}

function AboutHim({ item }: { item: ApprovalDetail }) {
  const { t } = useText('decide');
  const other = isFromWard(item) ? item.toProfile : item.fromProfile;
  if (!other) return null;
  return (
    <Card title={t('about')}>
      <div>
        <strong>{t('profile', { id: other.id })}</strong>
        <Headline profile={other} />
      </div>
      <details className="folded">
        <summary>{t('aboutWords')}</summary>
        <HiddenByStaff profile={other} />
        <PromptAnswers answers={other.promptAnswers} />
        <UserText>{other.aboutMe}</UserText>
      </details>
    </Card>
  );
}

/** The latest messages, with earlier ones collapsed; or a whole earlier page. */
function Conversation({ item, isEarlier }: Pick<DecisionProps, 'item' | 'isEarlier'>) {
  const { t } = useText('decide');
  const said = ({ id, senderId, state, content }: ApprovalDetail['conversation'][number]) => {
    const who = senderId === item.wardProfileId ? item.wardFirstName : t('profile', { id: senderId });
    return (
      <div key={id}>
        <p className="small quiet">{t(`states.${state}`, { who })}</p>
        <UserText>{content}</UserText>
      </div>
    );
  };
  const messages = item.conversation;
  const earlier = messages.slice(0, -LATEST);
  return (
    <Card title={t('conversation')}>
      {isEarlier ? messages.map(said) : messages.slice(-LATEST).map(said)}
      {!isEarlier && earlier.length > 0 && (
        <details className="folded">
          <summary>{t('earlier', { count: earlier.length })}</summary>
          <div className="stack">{earlier.map(said)}</div>
        </details>
      )}
      {item.hasEarlierMessages && messages[0] && (
        <Button small variant="ghost" type="submit" form={FORM} name="action" value={`earlier ${messages[0].id}`}>
          {t('showEarlier')}
        </Button>
      )}
      {isEarlier && (
        <Button small variant="ghost" type="submit" form={FORM} name="action" value="back">
          {t('showNewest')}
        </Button>
      )}
    </Card>
  );
}
