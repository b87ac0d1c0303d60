import type { Language } from '#kernel/i18n/languages.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { MatchTopicView } from '../../contracts/path/topic-answers.schema.ts';
import { changeTopic, type TopicActor, type TopicPorts } from '../../topic/change-topic.ts';

/** Her guardian asks both members to write about a topic; a note is for his ward alone (R-A.4). Idempotent. */
export class RequestTopic extends UseCase<TopicPorts> {
  /** @throws what `changeTopic` and `MatchTopic.request` throw */
  execute(by: TopicActor, note: string | undefined, language: Language): Promise<MatchTopicView> {
    return changeTopic(this.ports, { ...by, language }, ({ matchTopic, topic }, at) => {
      matchTopic.request(topic, at);
      if (note) matchTopic.leaveNote(by.actor.userId, note);
    });
  }
}
