import type { Language } from '#kernel/i18n/languages.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { MatchTopicView } from '../../contracts/path/topic-answers.schema.ts';
import { changeTopic, type TopicActor, type TopicPorts } from '../../topic/change-topic.ts';

/** A guardian leaves his ward a note on a topic, which the man never reads; an empty one removes it (R-A.4). */
export class NoteOnTopic extends UseCase<TopicPorts> {
  /** @throws what `changeTopic` and `MatchTopic.leaveNote` throw */
  execute(by: TopicActor, note: string, language: Language): Promise<MatchTopicView> {
    return changeTopic(this.ports, { ...by, language }, ({ matchTopic }) =>
      matchTopic.leaveNote(by.actor.userId, note || null),
    );
  }
}
