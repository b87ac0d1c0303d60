import type { MatchView } from '#modules/messaging/contracts/matches.ts';
import { useTranslation } from 'react-i18next';
import { excerpt } from '../../lib/format.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Words } from '../../ui/words.tsx';
import { MatchState, PauseReason } from '../messages/index.ts';
import { PersonExcerpt } from '../person/index.ts';

const PREVIEW = 120;

/** One match, or a request that still waits: who, how well it may fit, the last words. */
export function MatchCard({ match }: { match: MatchView }) {
  const { t } = useTranslation('matches');
  const mutual = match.interest === 'mutual_interest';
  const active = match.status === 'active';
  const last = match.lastMessage;
  const words = last && excerpt(last.content, PREVIEW);
  return (
    <Card as="article">
      <div className="row apart">
        <State match={match} />
        {match.otherProfile && (
          <span className="small quiet">{t('compatible', { score: match.compatibilityScore })}</span>
        )}
      </div>
      <PersonExcerpt id={match.otherProfileId} profile={match.otherProfile} />
      <PauseReason match={match} />
      {words && (
        <figure>
          {last.fromMe && <figcaption className="small quiet">{t('fromMe')}</figcaption>}
          <Words as="blockquote" className="serif">
            {words}
          </Words>
        </figure>
      )}
      {mutual && (
        <div>
          <LinkButton small look={active ? 'main' : 'plain'} to={`/messages/${match.id}`}>
            {active ? t('start') : t('read')}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

function State({ match: { status } }: { match: MatchView }) {
  const { t } = useTranslation('matches');
  if (status === 'paused') return <MatchState status={status} />;
  if (status === 'ended') return <Tag tone="end">{t('ended')}</Tag>;
  return status === 'active' ? <Tag tone="ok">{t('mutual')}</Tag> : <Tag tone="wait">{t('pending')}</Tag>;
}
