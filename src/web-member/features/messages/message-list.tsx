import { listMessages, markRead } from '#modules/messaging/contracts/messages.ts';
import type { OneMatchView } from '#modules/messaging/contracts/matches.schema.ts';
import type { MessageView } from '#modules/messaging/contracts/messages.schema.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { call, urlOf } from '../../../web-shared/server/api.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { useInSight } from '../../lib/use-in-sight.ts';
import { useSteadyScroll } from '../../lib/use-steady-scroll.ts';
import { ErrorNotice, Skeleton, Steps } from '../../ui/index.ts';
import { isWaiting } from './message-meta.ts';
import type { Reader } from './match/match-status-texts.ts';
import { StageProposal } from './match/stage-proposal.tsx';
import { MessageMore } from './message-more.tsx';
import { MessageThread } from './message-thread.tsx';
import { RequestEntry } from './request-entry.tsx';
import { ShowEarlier } from './show-earlier.tsx';
import { useConversation } from './use-conversation.ts';

/** Distance from the end in px; a new message scrolls into view if the reader is nearer. */
const NEAR_END = 120;

type MessageListProps = { match: OneMatchView; self: number; reader: Exclude<Reader, 'guardian'> };

/**
 * The newest messages between the request and a proposed stage, and earlier ones on demand. Marks received messages as
 * read once they are visible.
 */
export function MessageList({ match, self, reader }: MessageListProps) {
  const { acceptedRequest, proposedStage } = match;
  const { t } = useText('messages');
  const address = urlOf(listMessages, { params: { id: match.id } });
  const { newest: query, messages, earlier } = useConversation<MessageView>(address);
  const list = useRef<HTMLDivElement>(null);
  const newest = messages?.at(-1);
  useMarkRead(messages, self);
  const scrollRef = useSteadyScroll(() => list.current, messages?.[0]?.id);
  const isAtEnd = useRef(true);
  useEffect(() => {
    // Does not move somebody who reads earlier messages.
    if (isAtEnd.current || newest?.senderId === self) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest?.id, newest?.senderId, proposedStage?.since, self]);

  if (query.isPending) {
    return (
      <div className="talk-list">
        <Skeleton lines={5} />
      </div>
    );
  }
  if (!messages) {
    return (
      <div className="talk-list">
        <ErrorNotice title={t('loadFailed')} error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  const mine = (message: MessageView) => message.senderId === self;
  const lastMine = messages.findLast(mine);
  return (
    <div
      className="talk-list"
      ref={list}
      role="log"
      aria-label={t('list')}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
      }}
    >
      <ShowEarlier earlier={earlier} onLoad={scrollRef} />
      {acceptedRequest && !earlier.exist && (
        <RequestEntry request={acceptedRequest} reader={reader} mine={acceptedRequest.fromProfileId === self} />
      )}
      <MessageThread messages={messages} ofOwn={mine} below={reporting} />
      {lastMine && isWaiting(lastMine) && <WhereItIs />}
      {proposedStage && (
        <StageProposal match={match} proposed={proposedStage} reader={reader} named={{ id: match.otherProfileId }} />
      )}
    </div>
  );
}

const reporting = ({ id }: MessageView, isOwn: boolean) => !isOwn && <MessageMore id={id} />;

function WhereItIs() {
  const { t } = useText('messages');
  return (
    <div className="talk-steps">
      <Steps
        label={t('steps.label')}
        steps={[
          { label: t('steps.written'), state: 'done' },
          { label: t('steps.guardian'), state: 'now' },
          { label: t('steps.delivered'), state: 'next' },
        ]}
      />
    </div>
  );
}

/** Marks each received message as read once, when it is visible; failures are retried when the page is next opened. */
function useMarkRead(messages: MessageView[] | undefined, self: number) {
  const marked = useRef(new Set<string>());
  const inSight = useInSight();
  useEffect(() => {
    if (!inSight) return;
    const unread = (messages ?? []).filter(
      ({ id, recipientId, isRead }) => recipientId === self && !isRead && !marked.current.has(id),
    );
    if (unread.length === 0) return;
    for (const { id } of unread) marked.current.add(id);
    void Promise.allSettled(unread.map(({ id }) => call(markRead, { params: { id } }))).then(() =>
      invalidate('/api/messages/unread-count', '/api/dashboard-stats', '/api/matches'),
    );
  }, [messages, self, inSight]);
}
