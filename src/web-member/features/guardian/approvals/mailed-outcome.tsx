import type { DecisionView } from '#modules/guardianship/contracts/mailed-pages.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { LinkButton } from '../../../ui/index.ts';
import { formatWholeDay } from '../../../../web-shared/text/format.ts';
import type { Elements } from '../../../../web-shared/ui/elements.ts';
import { UserText } from '../../../../web-shared/ui/user-text.tsx';
import { HomeLink } from '../../shell/index.ts';
import { kindOf } from './item-kind.ts';
import { QuotedMessage } from './quoted-message.tsx';

/**
 * The consequences for both members, and the number of pending approvals. The next one requires a sign-in, since a link
 * opens one approval only.
 */
export function Done({ item, action, waiting, next, hasAccount }: Extract<DecisionView, { shows: 'done' }>) {
  const { t } = useText('decide');
  return (
    <Message text={t(`now.${action}.${kindOf(item)}`, { ward: item.wardFirstName })}>
      <Remaining waiting={waiting} next={next} hasAccount={hasAccount} />
    </Message>
  );
}

/** A used link: what was decided, when, about which words, and what is left to read. */
export function Decided({ item, action, reason, decidedAt, ...left }: Extract<DecisionView, { shows: 'decided' }>) {
  const { t } = useText('decide');
  return (
    <Message text={t(`decided.${action}`, { date: formatWholeDay(decidedAt) })}>
      <p>{item.description}</p>
      <QuotedMessage item={item} copies={false} />
      {reason && (
        <div>
          <p className="small quiet">{t('decided.reason')}</p>
          <UserText>{reason}</UserText>
        </div>
      )}
      <Remaining {...left} />
    </Message>
  );
}

type RemainingProps = Pick<Extract<DecisionView, { shows: 'done' }>, 'waiting' | 'next' | 'hasAccount'>;

function Remaining({ waiting, next, hasAccount }: RemainingProps) {
  const { t } = useText('decide');
  return (
    <>
      <p>
        <span>{t('waiting', { count: waiting })}</span> {waiting > 0 && !hasAccount && <span>{t('byMail')}</span>}
      </p>
      {next && hasAccount && (
        <div>
          <LinkButton variant="primary" to={`/guardian/approval/${next}`}>
            {t('next')}
          </LinkButton>
        </div>
      )}
    </>
  );
}

export function Message({ text, children }: { text: string; children?: Elements }) {
  return (
    <section className="decided stack">
      <p>{text}</p>
      {children}
      <HomeLink />
    </section>
  );
}
