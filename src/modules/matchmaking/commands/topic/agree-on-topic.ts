import type { Language } from '#kernel/i18n/languages.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { MatchTopicView } from '../../contracts/path/topic-answers.schema.ts';
import { changeTopic, type TopicActor, type TopicPorts } from '../../topic/change-topic.ts';

/** A member agrees on the two answers of a revision (R-A.4). Idempotent. */
export class AgreeOnTopic extends UseCase<TopicPorts> {
  /** @throws what `changeTopic` and `MatchTopic.agree` throw */
  execute(by: TopicActor, revision: number, language: Language): Promise<MatchTopicView> {
    return changeTopic(this.ports, { ...by, language }, ({ matchTopic, member }, at) =>
      matchTopic.agree(member(), revision, at),
    );
  }
}
