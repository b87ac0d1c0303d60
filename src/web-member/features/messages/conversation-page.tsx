import { getMatch } from '#modules/messaging/contracts/matches.ts';
import type { SeenProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import type { OneMatchView } from '#modules/messaging/contracts/matches.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { i18n } from '../../lib/text/i18n.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link, useParams } from 'react-router-dom';
import { fetchJson, statusOf } from '../../../web-shared/server/api.ts';
import { useDraft } from '../../lib/forms/draft.ts';
import { CardSkeletons, EmptyState, ErrorNotice, Page, useTitle } from '../../ui/index.ts';
import { formatDay } from '../../../web-shared/text/format.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';
import { Headline, PersonFacts, PromptAnswers } from '../person/index.ts';
import { ReportButton } from '../safety/index.ts';
import { ProfileFirst, useSession } from '../session/index.ts';
import { GuardianNotes } from './guardian-notes.tsx';
import { MatchMenu } from './match/match-menu.tsx';
import { MatchState } from './match/match-state.tsx';
import { StageLine } from './match/stage-line.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { PrivateQuestion } from './private-question.tsx';
import { PausedMatch } from './match/paused-match.tsx';
import { useMatchStatusTexts } from './match/match-status-texts.ts';
import './messages.css';

const HIDDEN = [400, 403, 404];

/** A conversation: the other member, oversight, messages, and the input, which stays visible. */
export function ConversationPage() {
  const { t } = useText('messages');
  const { matchId: id = '' } = useParams();
  const { session } = useSession();
  const { profile } = session;
  const { data, error, isPending, refetch } = useQuery({
    ...fetchJson(getMatch, { params: { id } }),
    enabled: Boolean(profile),
  });
  if (data && profile) return <Talk match={data} self={profile.id} female={profile.gender === 'female'} />;
  const hidden = error && HIDDEN.includes(statusOf(error) ?? 0);
  return (
    <Page
      narrow
      title={t('title')}
      eyebrow={
        <Link className="back" to="/messages">
          <ArrowLeft aria-hidden /> <span>{t('back')}</span>
        </Link>
      }
    >
      {!profile && <ProfileFirst />}
      {profile && isPending && <CardSkeletons count={1} lines={6} />}
      {hidden && <EmptyState title={t('notFound')} text={t('notFoundText')} />}
      {error && !hidden && <ErrorNotice error={error} onRetry={() => void refetch()} />}
    </Page>
  );
}

/** Names the language in which her guardian reads, if it is not the page's. */
function useGuardianReads({ guardianLanguage }: OneMatchView, female: boolean): string | null {
  const { t } = useText('messages');
  if (guardianLanguage === null || guardianLanguage === i18n.language) return null;
  const named = { language: t(`guardianReads.languages.${guardianLanguage}`) };
  return female ? t('guardianReads.hers', named) : t('guardianReads.his', named);
}

function Talk({ match, self, female }: { match: OneMatchView; self: number; female: boolean }) {
  const { t } = useText(['messages', 'person']);
  const writable = match.allowedActions.includes('write');
  // Stored here, so that the draft outlives the form.
  const [words, setWords] = useDraft(`message ${match.id}`);
  useTitle(t('person:name', { id: match.otherProfileId }));
  const guardianReads = useGuardianReads(match, female);
  function overseen() {
    if (match.supervision === 'read_along') return female ? t('readAlongFemale') : t('readAlongMale');
    return female ? t('supervisionFemale') : t('supervisionMale');
  }
  return (
    <div className={match.otherProfile ? 'wrap narrow talk-page with-person' : 'wrap narrow talk-page'}>
      <section className="card talk">
        <TalkHead match={match} female={female} />
        <StageLine stage={match.progressStage} to={`/matches/${match.id}/path`} />
        <p className="talk-notice">
          <span>{overseen()}</span> {guardianReads && <span>{guardianReads}</span>}
        </p>
        {female && <GuardianNotes matchId={match.id} />}
        {female && <PrivateQuestion matchId={match.id} />}
        <MessageList match={match} self={self} reader={female ? 'hers' : 'his'} />
        {writable ? (
          <MessageForm match={match} self={self} words={words} setWords={setWords} />
        ) : (
          <div className="talk-form">
            <Closed match={match} female={female} />
            {words.trim() !== '' && (
              <figure className="draft">
                <figcaption className="small quiet">{t('draft')}</figcaption>
                <UserText as="blockquote" className="serif">
                  {words}
                </UserText>
              </figure>
            )}
          </div>
        )}
      </section>
      {match.otherProfile && <OtherPerson profile={match.otherProfile} />}
    </div>
  );
}

/** The other member's profile next to the conversation, where the screen is wide enough. */
function OtherPerson({ profile }: { profile: SeenProfile }) {
  const { t } = useText(['messages', 'person']);
  return (
    <aside className="card talk-person" aria-label={t('person:name', { id: profile.id })} tabIndex={0}>
      <div>
        <h2>{t('person:about')}</h2>
        <Headline profile={profile} />
      </div>
      <PromptAnswers answers={profile.promptAnswers} />
      <UserText>{profile.aboutMe}</UserText>
      <PersonFacts profile={profile} />
    </aside>
  );
}

function TalkHead({ match, female }: { match: OneMatchView; female: boolean }) {
  const { t } = useText(['messages', 'person']);
  const { otherProfileId: id, otherProfile } = match;
  const name = t('person:name', { id });
  return (
    <header className="talk-head">
      <Link className="back" to="/messages">
        <ArrowLeft aria-hidden /> <span className="only-read">{t('back')}</span>
      </Link>
      <div className="talk-who">
        <h1 tabIndex={-1}>{otherProfile ? <Link to={`/profile-details/${id}`}>{name}</Link> : name}</h1>
        {otherProfile && <Headline profile={otherProfile} />}
      </div>
      <MatchState status={match.status} />
      <MatchMenu match={match} female={female} />
    </header>
  );
}

function Closed({ match, female }: { match: OneMatchView; female: boolean }) {
  const { t } = useText(['messages', 'common']);
  const { endedBy } = useMatchStatusTexts(female ? 'hers' : 'his', { id: match.otherProfileId });
  if (match.status === 'paused') return <PausedMatch match={match} />;
  return (
    <>
      <p className="quiet">{match.status === 'ended' ? endedBy(match.endedBy) : t('closed.other')}</p>
      {match.endedBy === 'guardian' && (
        <p>
          <Link className="lone" to="/support">
            {t('guardianEnd.hers.support')}
          </Link>
        </p>
      )}
      {match.reportableUntil && (
        <div className="row">
          <span className="quiet small">{t('closed.report', { date: formatDay(match.reportableUntil) })}</span>
          <ReportButton type="profile" id={match.otherProfileId} label={t('common:reportProfile')} />
        </div>
      )}
    </>
  );
}
