import { getMatch, type MatchView } from '#modules/messaging/contracts/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { ask, statusOf } from '../../lib/api.ts';
import { useDraft } from '../../lib/draft.ts';
import { EmptyState, ErrorNotice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { CardSkeletons } from '../../ui/waiting.tsx';
import { Words } from '../../ui/words.tsx';
import { ProfileFirst, useSession } from '../session/index.ts';
import { MatchState } from './match-state.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { PauseReason } from './pause-reason.tsx';
import './messages.css';

const HIDDEN = [400, 403, 404];

/** One conversation: the supervision notice, the words, and the box to write in. */
export function ConversationPage() {
  const { t } = useTranslation(['messages', 'person']);
  const { matchId: id = '' } = useParams();
  const { session } = useSession();
  const { data, error, isPending, refetch } = useQuery({
    ...ask(getMatch, { params: { id } }),
    enabled: Boolean(session.profile),
  });
  const hidden = error && HIDDEN.includes(statusOf(error) ?? 0);
  const title = data ? t('person:name', { id: data.otherProfileId }) : t('title');
  return (
    <Page
      narrow
      title={hidden ? t('notFound') : title}
      eyebrow={
        <Link className="back" to="/messages">
          <ArrowLeft aria-hidden /> {t('back')}
        </Link>
      }
      lead={data?.progressStage && t(`stage.${data.progressStage}`)}
      aside={data && <MatchState status={data.status} />}
    >
      {!session.profile && <ProfileFirst />}
      {session.profile && isPending && <CardSkeletons count={1} lines={6} />}
      {hidden && <EmptyState title={t('notFound')} text={t('notFoundText')} />}
      {error && !hidden && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data && session.profile && (
        <Talk match={data} self={session.profile.id} female={session.profile.gender === 'female'} />
      )}
    </Page>
  );
}

function Talk({ match, self, female }: { match: MatchView; self: number; female: boolean }) {
  const { t } = useTranslation('messages');
  const writable = match.allowedActions.includes('write');
  // Kept here, so that words outlast the box they were typed into.
  const [words, setWords] = useDraft(`message ${match.id}`);
  return (
    <section className="card talk">
      <p className="talk-notice">{female ? t('supervisionFemale') : t('supervisionMale')}</p>
      <MessageList matchId={match.id} self={self} writable={writable} />
      {writable ? (
        <MessageForm matchId={match.id} words={words} setWords={setWords} />
      ) : (
        <div className="talk-form">
          <Closed match={match} />
          {words.trim() !== '' && (
            <figure className="draft">
              <figcaption className="small quiet">{t('draft')}</figcaption>
              <Words as="blockquote" className="serif">
                {words}
              </Words>
            </figure>
          )}
        </div>
      )}
    </section>
  );
}

/** Why there is no box to write in. */
function Closed({ match }: { match: MatchView }) {
  const { t } = useTranslation('messages');
  if (match.status === 'paused') return <PauseReason match={match} withLink />;
  return <p className="quiet">{match.status === 'ended' ? t('closed.ended') : t('closed.other')}</p>;
}
