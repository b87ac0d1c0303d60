import type Router from '@koa/router';
import { AgreeOnTopic } from '../commands/topic/agree-on-topic.ts';
import { AnswerTopic } from '../commands/topic/answer-topic.ts';
import { MarkTopic } from '../commands/topic/mark-topic.ts';
import { NoteOnTopic } from '../commands/topic/note-on-topic.ts';
import { RequestTopic } from '../commands/topic/request-topic.ts';
import { matchTopicRoutes } from '../http/match-topic-routes.ts';
import type { MatchmakingPorts } from './matchmaking-ports.ts';

/** Commands on the topics of a match, also for the demo, which acts without routes. */
export const matchTopicCommands = (ports: MatchmakingPorts) => ({
  answer: new AnswerTopic(ports),
  agree: new AgreeOnTopic(ports),
  mark: new MarkTopic(ports),
  request: new RequestTopic(ports),
  note: new NoteOnTopic(ports),
});

export type MatchTopicCommands = ReturnType<typeof matchTopicCommands>;

export const matchTopicRouters = (commands: MatchTopicCommands): Router[] => [matchTopicRoutes(commands)];
