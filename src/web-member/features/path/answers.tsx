import type { MatchTopicView, TopicAnswerView } from '#modules/matchmaking/contracts/path/topic-answers.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { formatDay } from '../../../web-shared/text/format.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';
import type { TopicPart } from './path-part.ts';

type Pair = Pick<MatchTopicView, 'own' | 'other'>;

/** The answers of both, as far as the reader may know, with the earlier answers folded below. */
export function Answers({ topic, ...part }: TopicPart) {
  const { t } = useText('path');
  return (
    <>
      <PairOfAnswers {...part} pair={topic} />
      {topic.history.length > 0 && (
        <details className="folded">
          <summary>{t('history.title')}</summary>
          <div className="stack">
            {topic.history.map(({ revision, approvedAt, ...pair }) => (
              <section key={revision} className="stack">
                <p className="small quiet">{t('history.since', { date: formatDay(approvedAt) })}</p>
                <PairOfAnswers {...part} pair={pair} />
              </section>
            ))}
          </div>
        </details>
      )}
    </>
  );
}

function PairOfAnswers({ pair, reader, path }: Omit<TopicPart, 'topic'> & { pair: Pair }) {
  const { t } = useText('path');
  const ward = path.wardFirstName ?? '';
  return (['own', 'other'] as const).map((side) => {
    const answer = pair[side];
    return answer && <Answer key={side} answer={answer} by={t(`who.${reader}.${side}`, { ward })} />;
  });
}

/** One person's answer to a topic. */
export function Answer({ answer: { kind, words }, by }: { answer: TopicAnswerView; by: string }) {
  const { t } = useText('path');
  return (
    <figure className="topic-answer">
      <figcaption className="small">
        <bdi>{by}</bdi>
      </figcaption>
      {kind === 'words' ? (
        <UserText as="blockquote" className="said">
          {words!}
        </UserText>
      ) : (
        <p className="said">{t(`kinds.${kind}`)}</p>
      )}
    </figure>
  );
}
