import Router from '@koa/router';
import { publicRoute } from '#kernel/http/route.ts';
import { showOperator } from '../../contracts/operator.schema.ts';
import type { Environment } from '../../env.ts';

export function operatorRoutes({ operator }: Pick<Environment, 'operator'>): Router {
  const router = new Router();
  publicRoute(router, showOperator, async () => operator);
  return router;
}
