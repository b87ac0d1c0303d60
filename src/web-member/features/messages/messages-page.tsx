import { listMatches } from '#modules/messaging/contracts/matches.ts';
import type { MatchView } from '#modules/messaging/contracts/matches.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { urlOf } from '../../../web-shared/server/api.ts';
import { formatDay, formatTime } from '../../../web-shared/text/format.ts';
import { usePages } from '../../lib/server/use-pages.ts';
import { CardSkeletons, Count, EmptyState, ErrorNotice, LinkButton, More, Page, Tag } from '../../ui/index.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';
import { Headline } from '../person/index.ts';
import { ProfileFirst, useSession } from '../session/index.ts';
import { useUnreadCount } from '../shell/index.ts';
import { MatchState } from './match/match-state.tsx';
import { PauseReason } from './match/pause-reason.tsx';
import './messages.css';

export function MessagesPage() {
  const { t } = useText(['messages', 'matches']);
  const { session } = useSession();
  const unread = useUnreadCount(session);
  return (
    <Page
      narrow
      title={t('title')}
      lead={t('matches:conversations.lead')}
      aside={unread > 0 && <Tag tone="ok">{t('matches:conversations.unread', { count: unread })}</Tag>}
    >
      {session.profile ? <Conversations /> : <ProfileFirst />}
    </Page>
  );
}

function Conversations() {
  const { t } = useText(['messages', 'matches']);
  const list = usePages<MatchView>(urlOf(listMatches));
  const { data, error, isPending, refetch } = list;
  if (isPending) return <CardSkeletons lines={2} />;
  if (error && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  const matches = data.pages.flatMap(({ items }) => items).filter(({ interest }) => interest === 'mutual_interest');
  if (matches.length === 0) {
    return (
      <EmptyState title={t('matches:conversations.empty.title')} text={t('matches:conversations.empty.text')}>
        <LinkButton to="/browse">{t('matches:conversations.empty.action')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="conversations">
        {matches.map((match) => (
          <Conversation key={match.id} match={match} />
        ))}
      </ul>
      <More list={list} />
    </>
  );
}

function Conversation({ match }: { match: MatchView }) {
  const { t } = useText(['messages', 'matches', 'person']);
  const { lastMessage: last, otherProfile, otherProfileId, unreadCount } = match;
  const name = t('person:name', { id: otherProfileId });
  return (
    <li className="card conversation">
      <div className="row apart">
        <h2>
          <Link to={`/messages/${match.id}`}>{name}</Link>{' '}
          <Count value={unreadCount} label={t('matches:conversations.unread', { count: unreadCount })} />
        </h2>
        <MatchState status={match.status} />
      </div>
      {otherProfile && <Headline profile={otherProfile} />}
      <PauseReason match={match} />
      {last && (
        <UserText className="serif preview">
          {last.fromMe ? t('matches:conversations.fromMe', { text: last.content }) : last.content}
        </UserText>
      )}
      <p className="small quiet">
        {match.progressStage && <span>{`${t(`stage.${match.progressStage}`)} · `}</span>}
        <span>{t('matches:conversations.started', { date: formatDay(match.createdAt) })}</span> <span>·</span>{' '}
        <span>{t('matches:conversations.updated', { date: formatTime(match.updatedAt) })}</span>
      </p>
    </li>
  );
}
