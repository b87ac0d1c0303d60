import Router from '@koa/router';
import type { Actor } from '#kernel/actor.ts';
import { route } from '#kernel/http/route.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import type { AgreeOnTopic } from '../commands/topic/agree-on-topic.ts';
import type { AnswerTopic } from '../commands/topic/answer-topic.ts';
import type { MarkTopic } from '../commands/topic/mark-topic.ts';
import type { NoteOnTopic } from '../commands/topic/note-on-topic.ts';
import type { RequestTopic } from '../commands/topic/request-topic.ts';
import * as contract from '../contracts/path/topic-answers.schema.ts';
import type { TopicActor } from '../topic/change-topic.ts';

interface RouteHandlers {
  answer: AnswerTopic;
  agree: AgreeOnTopic;
  mark: MarkTopic;
  request: RequestTopic;
  note: NoteOnTopic;
}

interface TopicParams {
  id: MatchId;
  topicId: number;
}

export function matchTopicRoutes(use: RouteHandlers): Router {
  const router = new Router();
  const member = ({ id, topicId }: TopicParams, actor: Actor): TopicActor => ({ actor, id, topicId, as: 'member' });
  const guardian = (params: TopicParams, actor: Actor): TopicActor => ({ ...member(params, actor), as: 'guardian' });

  route(router, contract.answerTopic, ({ params, body, language }, actor) =>
    use.answer.execute(member(params, actor), body, language),
  );
  route(router, contract.agreeOnTopic, ({ params, body, language }, actor) =>
    use.agree.execute(member(params, actor), body.revision, language),
  );
  route(router, contract.speakOfTopic, ({ params, language }, actor) =>
    use.mark.execute(member(params, actor), true, language),
  );
  route(router, contract.takeBackSpeaking, ({ params, language }, actor) =>
    use.mark.execute(member(params, actor), false, language),
  );
  route(router, contract.requestTopic, ({ params, body, language }, actor) =>
    use.request.execute(guardian(params, actor), body.note, language),
  );
  route(router, contract.noteOnTopic, ({ params, body, language }, actor) =>
    use.note.execute(guardian(params, actor), body.note, language),
  );

  return router;
}
