import type { MatchView } from '#kernel/contracts/matches.ts';
import { useTranslation } from 'react-i18next';
import { excerpt } from '../../lib/format.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { PersonExcerpt } from '../person/index.ts';

const PREVIEW = 120;

/** One match, or a request that still waits: who, how well it may fit, the last words. */
export function MatchCard({ match }: { match: MatchView }) {
  const { t } = useTranslation('matches');
  const mutual = match.interest === 'mutual_interest';
  const ended = match.status === 'ended';
  const last = match.lastMessage;
  const words = last && excerpt(last.content, PREVIEW);
  return (
    <Card as="article">
      <div className="row apart">
        <Tag tone={ended ? 'end' : mutual ? 'ok' : 'wait'}>
          {ended ? t('ended') : mutual ? t('mutual') : t('pending')}
        </Tag>
        {match.otherProfile && (
          <span className="small quiet">{t('compatible', { score: match.compatibilityScore })}</span>
        )}
      </div>
      <PersonExcerpt profile={match.otherProfile} />
      {words && <p className="serif">{last.fromMe ? t('fromMe', { text: words }) : words}</p>}
      {mutual && (
        <div>
          <LinkButton small look={ended ? 'plain' : 'main'} to={`/messages/${match.id}`}>
            {ended ? t('read') : t('start')}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
