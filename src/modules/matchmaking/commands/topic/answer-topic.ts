import type { Language } from '#kernel/i18n/languages.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { MatchTopicView } from '../../contracts/path/topic-answers.schema.ts';
import type { TopicAnswer } from '../../domain/topic/match-topic.ts';
import { changeTopic, type TopicActor, type TopicPorts } from '../../topic/change-topic.ts';

/** A member answers a topic alone; both answers together go to her guardian (R-A.2). Idempotent. */
export class AnswerTopic extends UseCase<TopicPorts> {
  /** @throws what `changeTopic` and `MatchTopic.answer` throw */
  execute(by: TopicActor, given: Pick<TopicAnswer, 'kind' | 'words'>, language: Language): Promise<MatchTopicView> {
    return changeTopic(this.ports, { ...by, language }, ({ matchTopic, topic, member }, at) =>
      matchTopic.answer(member(), topic, given, at),
    );
  }
}
