import type Router from '@koa/router';
import type { z } from 'zod';
import type { AdminCommand } from '../admin-command.ts';
import type { Endpoint } from '../contracts/endpoint.ts';
import type { ListPage, ListQuery } from '../contracts/list.ts';
import { answerText, type AnswerTextId } from '../i18n/answers.ts';
import type { State } from './context.ts';
import { route, serveAdminWrite, type Call } from './route.ts';

type Shape = z.ZodType;
/** What every write of the console may be given a reason by. */
type WithReason = z.ZodType<{ reason?: string | undefined } | undefined>;

/**
 * Serves a verb of the console. The command writes its entry in the audit; the answer is the record, and the sentence
 * that says what was done.
 */
export function adminRoute<
  P extends Shape,
  Q extends Shape,
  B extends WithReason,
  Input,
  R extends { message: string },
>(
  router: Router,
  endpoint: Endpoint<P, Q, B, z.ZodType<R>>,
  done: AnswerTextId | ((call: Call<P, Q, B>) => AnswerTextId),
  command: AdminCommand<Input, Omit<NoInfer<R>, 'message'>>,
  inputOf: (call: Call<P, Q, B>) => NoInfer<Input>,
): void {
  serveAdminWrite(router, endpoint, async (call, admin) => {
    const { requestId } = call.ctx.state as State;
    const record = await command.execute(inputOf(call), { admin, reason: call.body?.reason, requestId });
    return { ...record, message: answerText(typeof done === 'function' ? done(call) : done) } as R;
  });
}

/** A query that answers part of a list. */
interface List<Query, Item> {
  execute(query: Query): Promise<ListPage<Item>>;
}

/**
 * Serves a list of the console; `name` is what `Content-Range` counts. Without a range it answers as a plain list
 * does.
 */
export function adminList<Q extends z.ZodType<ListQuery>, R>(
  router: Router,
  endpoint: Endpoint<z.ZodUndefined, Q, z.ZodUndefined, z.ZodArray<z.ZodType<R>>>,
  name: string,
  list: List<NoInfer<z.infer<Q>>, NoInfer<R>>,
): void {
  route(router, endpoint, async ({ query, ctx }) => {
    const { records, total } = await list.execute(query);
    if (query.range) ctx.set('Content-Range', contentRange(name, query.range[0], records.length, total));
    return records;
  });
}

/** Where the records stand among all of them (RFC 9110, section 14.4): 'mail 0-24/319'. */
const contentRange = (name: string, from: number, length: number, total: number): string =>
  `${name} ${length === 0 ? '*' : `${from}-${from + length - 1}`}/${total}`;
