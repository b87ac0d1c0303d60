import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/text/use-text.ts';
import { formatDay } from '../../../web-shared/text/format.ts';
import { InlineText, UserText } from '../../../web-shared/ui/user-text.tsx';
import { Tag, type Tone } from '../../ui/index.ts';
import { AnswerPart } from './answer-part.tsx';
import { Answers } from './answers.tsx';
import { GuardianPart } from './guardian-part.tsx';
import type { TopicPart } from './path-part.ts';

const TONES: Record<TopicPart['topic']['state'], Tone> = {
  not_written: 'plain',
  written: 'wait',
  both: 'wait',
  agreed: 'ok',
  to_be_spoken: 'plain',
};

/** A topic, folded: its questions, what both wrote as far as the reader may know, and what the reader can do. */
export function TopicEntry(part: TopicPart) {
  const { t } = useText('path');
  const { topic, reader, path } = part;
  const head = useRef<HTMLElement>(null);
  const ward = path.wardFirstName ?? '';
  return (
    <details className="path-topic" open={topic.isRequested || topic.sentBack !== null}>
      <summary ref={head}>
        <span>{topic.title}</span> <Tag tone={TONES[topic.state]}>{t(`state.${reader}.${topic.state}`)}</Tag>
      </summary>
      <div className="stack">
        {topic.isRequested && <p>{t(`requested.${reader}`)}</p>}
        <UserText>{topic.hint}</UserText>
        {topic.care && <p className="small">{topic.care}</p>}
        {topic.reference && (
          <p className="small quiet">
            <span>{t('reference')}</span> <InlineText>{topic.reference}</InlineText>
          </p>
        )}
        {topic.article && (
          <p className="small">
            <Link className="lone" to={`/guidance/${topic.article}`}>
              {t('article')}
            </Link>
          </p>
        )}
        {topic.note && reader !== 'his' && (
          <figure className="topic-note">
            <figcaption className="small">{t(`note.title.${reader}`, { ward })}</figcaption>
            <UserText as="blockquote" className="said">
              {topic.note}
            </UserText>
          </figure>
        )}
        {topic.sentBack && (
          <p>
            <span>{t(`sentBack.${reader}`)}</span>
            {topic.sentBack.reason && (
              <>
                {' '}
                <span>{t('sentBack.reason')}</span> <InlineText>{`“${topic.sentBack.reason}”`}</InlineText>
              </>
            )}
          </p>
        )}
        <Answers {...part} />
        {topic.isUnderReview && <p>{t(`review.${reader}`)}</p>}
        {topic.agreedAt && (
          <p>{t(reader === 'guardian' ? 'agree.bothGuardian' : 'agree.both', { date: formatDay(topic.agreedAt) })}</p>
        )}
        {reader === 'guardian' ? (
          <GuardianPart {...part} />
        ) : (
          <AnswerPart {...part} onDone={() => head.current?.focus()} />
        )}
      </div>
    </details>
  );
}
