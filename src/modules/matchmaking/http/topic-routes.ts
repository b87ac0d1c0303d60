import Router from '@koa/router';
import type { CrudCommands } from '#kernel/admin/admin-record.ts';
import { adminResource } from '#kernel/http/admin-routes.ts';
import { route } from '#kernel/http/route.ts';
import {
  listTopicVersions,
  topics,
  type TopicFields,
  type TopicRecord,
} from '../contracts/topics/admin-topics.schema.ts';
import type { ListTopics } from '../queries/topic/list-topics.ts';
import type { ListTopicVersions } from '../queries/topic/list-topic-versions.ts';

interface RouteHandlers {
  topics: CrudCommands<TopicRecord, TopicFields> & { list: ListTopics };
  versions: ListTopicVersions;
}

export function topicRoutes(use: RouteHandlers): Router {
  const router = new Router();
  adminResource(router, topics, use.topics, {
    added: 'topicCreated',
    changed: 'topicUpdated',
    removed: 'topicDeleted',
  });
  route(router, listTopicVersions, ({ params }) => use.versions.execute(params.id));
  return router;
}
