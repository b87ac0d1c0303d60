import type { AcceptedRequestView } from '#modules/messaging/contracts/matches.schema.ts';
import { formatDay } from '../../../web-shared/text/format.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';
import { useText } from '../../lib/text/use-text.ts';
import { Bubble } from '../../ui/index.ts';
import { CitedSentence, WrittenInEnglish } from '../person/index.ts';
import type { Reader } from './match/match-status-texts.ts';

type RequestEntryProps = {
  request: AcceptedRequestView;
  reader: Reader;
  /** Shown on the end side. */
  mine: boolean;
  /** The sender's name, for her guardian. */
  by?: string | undefined;
};

/** The interest request that led to a match, as the first entry of its conversation. */
export function RequestEntry({ request: { message, quote, sentAt, approvedAt }, reader, mine, by }: RequestEntryProps) {
  const { t } = useText('messages');
  const date = formatDay(approvedAt ?? sentAt);
  const approved = reader === 'hers' ? t('request.approvedHers', { date }) : t('request.approved', { date });
  const meta = <span>{approvedAt ? approved : t('request.sent', { date })}</span>;
  if (message || quote) {
    return (
      <>
        <Bubble mine={mine} by={by} meta={meta}>
          <CitedSentence label={t('request.quotes')} words={quote} />
          {message ? (
            <UserText as="div" className="request-words">
              {message}
            </UserText>
          ) : (
            <span className="small quiet">{t('request.noWords')}</span>
          )}
        </Bubble>
        {reader === 'guardian' && (
          <div className={mine ? 'below mine' : 'below'}>
            <WrittenInEnglish text={message} />
          </div>
        )}
      </>
    );
  }
  return (
    <p className="request-entry small quiet">
      {meta} <span>{t('request.noWords')}</span>
    </p>
  );
}
