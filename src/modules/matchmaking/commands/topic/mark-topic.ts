import type { Language } from '#kernel/i18n/languages.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { MatchTopicView } from '../../contracts/path/topic-answers.schema.ts';
import { changeTopic, type TopicActor, type TopicPorts } from '../../topic/change-topic.ts';

/** A member marks a topic as one to be spoken of, or takes the own mark back (R-A.3). Idempotent. */
export class MarkTopic extends UseCase<TopicPorts> {
  /** @throws what `changeTopic` and `MatchTopic.speak` throw */
  execute(by: TopicActor, isMarked: boolean, language: Language): Promise<MatchTopicView> {
    return changeTopic(this.ports, { ...by, language }, ({ matchTopic, topic, member }, at) =>
      isMarked ? matchTopic.speak(member(), topic, at) : matchTopic.takeBackSpeaking(member()),
    );
  }
}
