import Router from '@koa/router';
import { z } from 'zod';
import type { Application } from '../app/application.ts';
import { durationOf, type LocalClock } from './clock.ts';

const body = z.object({ advance: z.string() });

interface Offers {
  clock: LocalClock;
  /** Starts a reset; null if this process cannot. */
  reset: (() => void) | null;
}

/**
 * Endpoints to move the clock, to wait for background work and to start again with an empty database; absent in
 * production. They run before the session, so they read their own body.
 */
export function devRoutes(application: Application, { clock, reset }: Offers): Router {
  const router = new Router();

  router.get('/dev/clock', (ctx) => {
    ctx.body = { now: clock.now().toISOString() };
  });

  router.post('/dev/clock', async (ctx) => {
    const given = body.safeParse(await readJson(ctx.req));
    const milliseconds = given.success ? durationOf(given.data.advance) : null;
    if (milliseconds === null) {
      ctx.status = 400;
      ctx.body = {
        code: 'common.invalid',
        message: 'advance must be an ISO 8601 duration of weeks, days, hours, minutes and seconds',
        fields: { advance: 'for example P32D' },
      };
      return;
    }
    await clock.advance(milliseconds);
    await application.runDue(milliseconds);
    ctx.body = { now: clock.now().toISOString() };
  });

  router.post('/dev/settle', async (ctx) => {
    await application.waitForIdle();
    ctx.body = { idle: true };
  });

  if (reset)
    router.post('/dev/reset', (ctx) => {
      // Pages of other sites cannot send this header.
      ctx.status = ctx.get('X-Requested-With') === 'mithaq' ? 202 : 403;
      if (ctx.status === 202) ctx.res.once('finish', reset);
    });

  return router;
}

async function readJson(request: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
