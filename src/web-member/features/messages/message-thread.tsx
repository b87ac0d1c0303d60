import type { MessageView } from '#modules/messaging/contracts/messages.schema.ts';
import { Fragment, type ReactNode } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { formatTimeOfDay } from '../../../web-shared/text/format.ts';
import { Bubble } from '../../ui/index.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';
import { linesOf } from './lines.ts';
import { isUndelivered, isWaiting, useMessageState } from './message-meta.ts';
import './message-thread.css';

type MessageThreadProps<M extends MessageView> = {
  messages: M[];
  /** Returns whether a message is shown on the end side. */
  ofOwn: (message: M) => boolean;
  /** Returns the writer's name, for a reader who is not one of the participants. */
  by?: (message: M) => string | undefined;
  below?: (message: M, isOwn: boolean) => ReactNode;
};

export function MessageThread<M extends MessageView>({ messages, ofOwn, by, below }: MessageThreadProps<M>) {
  const { t } = useText('messages');
  const stateOf = useMessageState();
  // Read receipts are shown to the writer only.
  const lines = linesOf(messages, (message) => stateOf(message, !by && ofOwn(message)));
  return lines.map(({ message, day, opens, state }) => (
    <Fragment key={message.id}>
      {day && (
        <p className="day">
          <span>{day}</span>
        </p>
      )}
      <Bubble
        mine={ofOwn(message)}
        faded={isUndelivered(message)}
        waiting={isWaiting(message)}
        by={opens && by?.(message)}
        meta={
          <>
            {state && <span>{`${state} · `}</span>}
            <span>{formatTimeOfDay(message.createdAt)}</span>
            {state && message.declineReason && (
              <>
                <span>{` · ${t('reason')} `}</span>
                <InlineText>{message.declineReason}</InlineText>
              </>
            )}
          </>
        }
      >
        {message.content}
      </Bubble>
      {below && <div className={ofOwn(message) ? 'below mine' : 'below'}>{below(message, ofOwn(message))}</div>}
    </Fragment>
  ));
}
