import Router from '@koa/router';
import * as contract from '../contracts/push.schema.ts';
import { sessionOf } from '#kernel/http/context.ts';
import { route } from '#kernel/http/route.ts';
import type { ChangePushDevice } from '../commands/notifications/change-push-device.ts';
import type { RegisterPushDevice } from '../commands/notifications/register-push-device.ts';
import type { RemovePushDevice } from '../commands/notifications/remove-push-device.ts';
import type { ListPushDevices } from '../queries/list-push-devices.ts';

interface RouteHandlers {
  list: ListPushDevices;
  save: RegisterPushDevice;
  change: ChangePushDevice;
  remove: RemovePushDevice;
}

export function pushRoutes(use: RouteHandlers): Router {
  const router = new Router();

  route(router, contract.getPush, ({ language, ctx }, { userId }) =>
    use.list.execute({ userId, sessionId: sessionOf(ctx) }, language),
  );
  route(router, contract.addPush, async ({ body, language, ctx }, { userId }) => {
    const caller = { userId, sessionId: sessionOf(ctx) };
    await use.save.execute(caller, body);
    return use.list.execute(caller, language);
  });
  route(router, contract.changePush, async ({ params, body, language, ctx }, { userId }) => {
    await use.change.execute(userId, params.id, body);
    return use.list.execute({ userId, sessionId: sessionOf(ctx) }, language);
  });
  route(router, contract.removePush, async ({ params }, { userId }) => {
    await use.remove.execute(userId, params.id);
    return undefined;
  });

  return router;
}
