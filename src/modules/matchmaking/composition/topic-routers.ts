import type Router from '@koa/router';
import { crudCommands } from '#kernel/admin/admin-record.ts';
import { topicResource } from '../domain/topic/topic-records.ts';
import { topicRoutes } from '../http/topic-routes.ts';
import { topicRecords } from '../infra/path/topics-repository.ts';
import { ListTopicVersions } from '../queries/topic/list-topic-versions.ts';
import { ListTopics } from '../queries/topic/list-topics.ts';
import type { MatchmakingPorts } from './matchmaking-ports.ts';

export const topicRouters = (ports: MatchmakingPorts): Router[] => [
  topicRoutes({
    topics: { list: new ListTopics({ db: ports.db }), ...crudCommands(ports, topicResource(topicRecords)) },
    versions: new ListTopicVersions(ports),
  }),
];
