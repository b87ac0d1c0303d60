import type { PathView } from '#modules/matchmaking/contracts/family/family-contact.schema.ts';
import type { MatchTopicView } from '#modules/matchmaking/contracts/path/topic-answers.schema.ts';
import { invalidate } from '../../lib/server/query-client.ts';

/** The reader of the page, on whom texts and addresses depend. */
export type PathReader = 'his' | 'hers' | 'guardian';

/** A part of the page: whose page, of which match, and what the match's path says. */
export type PathPart = { id: string; reader: PathReader; path: PathView };
export type TopicPart = PathPart & { topic: MatchTopicView };

/** The addresses of the match's other pages, of which a guardian has his own. */
export function pagesOf({ id, reader }: Pick<PathPart, 'id' | 'reader'>) {
  const isGuardian = reader === 'guardian';
  const conversation = isGuardian ? `/guardian-messages/${id}` : `/messages/${id}`;
  return {
    conversation,
    families: `${conversation}/family`,
    meeting: `${conversation}/meeting`,
    path: isGuardian ? `/guardian/matches/${id}/path` : `/matches/${id}/path`,
    summary: isGuardian ? `/guardian/matches/${id}/summary` : `/matches/${id}/summary`,
  };
}

/** Parameters of a call about a topic. */
export const topicOf = ({ id, topic }: Pick<TopicPart, 'id' | 'topic'>) => ({ id, topicId: String(topic.id) });

export const refresh = () => invalidate('/api/matches', '/api/guardian');
