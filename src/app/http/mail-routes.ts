import Router from '@koa/router';
import * as contract from '../contracts/admin-mail.ts';
import type { State } from '#kernel/http/context.ts';
import { route } from '#kernel/http/route.ts';
import type { GivenUpMail } from '#kernel/mail/given-up-mail.ts';

/** What admins do about e-mails that could not be sent. */
export function mailRoutes(givenUp: GivenUpMail): Router {
  const router = new Router();

  route(router, contract.listGivenUpMail, async () =>
    (await givenUp.list()).map(({ createdAt, givenUpAt, ...mail }) => ({
      ...mail,
      createdAt: createdAt.toISOString(),
      givenUpAt: givenUpAt.toISOString(),
    })),
  );
  route(router, contract.sendMailAgain, async ({ params, body, ctx }, admin) => {
    const { requestId } = ctx.state as State;
    await givenUp.sendAgain(admin, params.id, { reason: body.reason, requestId });
    return { id: params.id };
  });

  return router;
}
