import { guardianMatches, guardianMessages } from '#modules/messaging/contracts/messages.ts';
import type { OverseenMessage } from '#modules/messaging/contracts/messages.schema.ts';
import { ArrowLeft } from 'lucide-react';
import { useText } from '../../../lib/text/use-text.ts';
import { Link, useParams } from 'react-router-dom';
import { statusOf, urlOf, call, useEndpoint } from '../../../../web-shared/server/api.ts';
import { useSteadyScroll } from '../../../lib/use-steady-scroll.ts';
import { Card, CardSkeletons, EmptyState, ErrorNotice, LinkButton, Notice, Page } from '../../../ui/index.ts';
import {
  isWaiting,
  MatchPanel,
  MatchState,
  MessageMore,
  MessageThread,
  RequestEntry,
  ShowEarlier,
  StageLine,
  StageProposal,
  useConversation,
  useMatchStatusTexts,
} from '../../messages/index.ts';
import { Headline, WrittenInEnglish } from '../../person/index.ts';
import { NotesToWard } from './notes-to-ward.tsx';
import { FlagNotes } from '../approvals/flag-notes.tsx';
import '../guardian.css';
import { visitConversation } from '#modules/messaging/contracts/guardian-notes.ts';
import { useEffect, useRef } from 'react';
import { invalidate } from '../../../lib/server/query-client.ts';
import { useInSight } from '../../../lib/use-in-sight.ts';
import type { OverseenMatch } from '#modules/messaging/contracts/oversight.schema.ts';
import { formatTime } from '../../../../web-shared/text/format.ts';
import { UserText } from '../../../../web-shared/ui/user-text.tsx';

const HIDDEN = [400, 404];

const belowMessage = ({ id, flags, content }: OverseenMessage) => (
  <>
    <WrittenInEnglish text={content} />
    <FlagNotes flags={flags} withNote={false} />
    <MessageMore id={id} />
  </>
);

export function GuardianConversationPage() {
  const { t } = useText('guardian');
  const { id = '' } = useParams();
  const matches = useEndpoint(guardianMatches, { query: { id } });
  const address = urlOf(guardianMessages, { params: { id } });
  const { newest, messages, earlier } = useConversation<OverseenMessage>(address);
  const { error, refetch } = newest;
  // Waits for both, so that nothing moves.
  const isPending = newest.isPending || matches.isPending;
  const data = isPending ? undefined : messages;
  const match = isPending ? undefined : matches.data?.find((one) => one.id === id);
  useVisit(data && id, data?.at(-1)?.id);
  const scrollRef = useSteadyScroll(() => document.scrollingElement, data?.[0]?.id);
  const end = useRef<HTMLDivElement>(null);
  const isShown = Boolean(data);
  useEffect(() => {
    // A font that arrives later makes the page shorter, which would move it.
    if (isShown) void document.fonts.ready.then(() => end.current?.scrollIntoView({ block: 'end' }));
  }, [isShown, id]);
  const byWard = (senderId: number) => senderId === match?.wardProfileId;
  const nameOf = (id: number) => (byWard(id) ? match?.wardFirstName : t('approval.by', { id }));
  return (
    <Page
      narrow
      title={match ? t('messages.with', { ward: match.wardFirstName, id: match.otherProfileId }) : t('messages.title')}
      eyebrow={
        <Link className="back" to="/guardian-messages">
          <ArrowLeft aria-hidden /> <span>{t('messages.back')}</span>
        </Link>
      }
      aside={match && <MatchState status={match.status} />}
    >
      {match?.otherProfile && <Headline profile={match.otherProfile} />}
      {match && <StageLine stage={match.progressStage} to={`/guardian/matches/${match.id}/path`} />}
      {isPending && <CardSkeletons count={1} lines={6} />}
      {error &&
        (HIDDEN.includes(statusOf(error) ?? 0) ? (
          <EmptyState title={t('messages.missing')} text={t('messages.missingText')} />
        ) : (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        ))}
      {match && (match.endsOn || match.objectedAt) && <PendingEnd match={match} />}
      {match?.supervision === 'read_along' && <Notice tone="ok" title={t('messages.readAlong')} />}
      {data?.some(isWaiting) && (
        <Notice tone="wait" title={t('messages.waiting')}>
          <div>
            <LinkButton small to="/guardian/approvals">
              {t('messages.decide')}
            </LinkButton>
          </div>
        </Notice>
      )}
      {data && (
        <Card>
          <ShowEarlier earlier={earlier} onLoad={scrollRef} />
          <div>
            {match?.acceptedRequest && !earlier.exist && (
              <RequestEntry
                request={match.acceptedRequest}
                reader="guardian"
                mine={byWard(match.acceptedRequest.fromProfileId)}
                by={nameOf(match.acceptedRequest.fromProfileId)}
              />
            )}
            <MessageThread
              messages={data}
              ofOwn={({ senderId }) => byWard(senderId)}
              below={belowMessage}
              by={({ senderId }) => nameOf(senderId)}
            />
            {match?.proposedStage && (
              <StageProposal
                match={match}
                proposed={match.proposedStage}
                reader="guardian"
                named={{ id: match.otherProfileId, ward: match.wardFirstName }}
              />
            )}
          </div>
          <div ref={end} className="newest-message" />
        </Card>
      )}
      {match && data && (
        <Card title={t('messages.panel')}>
          <MatchPanel match={match} reader="guardian" named={{ id: match.otherProfileId, ward: match.wardFirstName }} />
        </Card>
      )}
      {match && data && <NotesToWard matchId={match.id} ward={match.wardFirstName} />}
      {match && data && match.changes.length > 0 && <MatchChanges match={match} />}
    </Page>
  );
}

/** The guardian's own end, above the messages: what it does, and until when. */
function PendingEnd({ match }: { match: OverseenMatch }) {
  const named = { id: match.otherProfileId, ward: match.wardFirstName };
  const { pausedBecause } = useMatchStatusTexts('guardian', named);
  return (
    <Notice tone="wait">
      {pausedBecause(match).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Notice>
  );
}

/** Marks a conversation as read by the guardian, up to its newest message, once it is shown. */
function useVisit(shown: string | undefined, newest: string | undefined) {
  const inSight = useInSight();
  useEffect(() => {
    if (!shown || !inSight) return;
    // A failure is repaired by the next visit.
    call(visitConversation, { params: { id: shown } }).then(
      () => invalidate('/api/guardian/matches'),
      () => undefined,
    );
  }, [shown, newest, inSight]);
}

/** Choices of both members and the guardian in a conversation, newest first, with the reasons that he may read. */
function MatchChanges({ match }: { match: OverseenMatch }) {
  const { t } = useText('guardian');
  const nameOf = (by: OverseenMatch['changes'][number]['by']) => {
    if (by === 'woman') return match.wardFirstName;
    return by === 'man' ? t('changes.man', { id: match.otherProfileId }) : t('changes.guardian');
  };
  return (
    <Card title={t('changes.title')}>
      <ul className="match-changes">
        {match.changes.map(({ what, by, reason, at }) => (
          <li key={`${at} ${what}`}>
            <p>{what === 'ended' && !by ? t('changes.left') : t(`changes.what.${what}`, { who: nameOf(by) })}</p>
            {reason && <UserText className="serif">{`“${reason}”`}</UserText>}
            <p className="small quiet">{formatTime(at)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
