import { beforeAll, describe, expect, test } from 'vitest';
import { boundEndpoints, isAdminWrite } from '#kernel/http/route.ts';
import { callOf, missingOf } from '../../../testing/authorisation/authorisation-calls.ts';
import type { HowToCall } from '../../../testing/authorisation/how-to-call.ts';
import { authorisationTable, type Cells } from '../../../testing/authorisation/authorisation-table.ts';
import { actors, consoleActors, World, type ActorName } from '../../../testing/authorisation/authorisation-world.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';

// This table signs up more people from one network than the limits allow.
const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });
let world: World;
beforeAll(async () => {
  world = await World.build(product.current);
}, 60_000);

interface Cell {
  actor: ActorName;
  whose: keyof Cells;
  expected: number;
}

test('the table contains exactly the routes of the application', () => {
  expect([...authorisationTable.keys()].sort()).toEqual(product.current.application.routes().sort());
  for (const [route, row] of authorisationTable)
    for (const cells of Object.values(row))
      expect(cells).toHaveLength((route.includes(' /api/admin/') ? consoleActors : actors).length);
});

describe('authorisation of every route', () => {
  test.each([...authorisationTable])(
    '%s',
    async (route, cells) => {
      const how = callOf(route);
      const take = objectsOf(route, how);
      const outcomes: Record<string, number> = {};
      const wanted: Record<string, number> = {};
      // Number of audit entries of each request, for writes of the console.
      const audited: Record<string, number> = {};
      const wantedEntries: Record<string, number> = {};
      const auditLength = isConsoleWrite(route) ? lengthOfAudit : undefined;
      for (const cell of inOrder(how, cells)) {
        const { actor, whose, expected } = cell;
        const id = await take(cell);
        const name = `${actor}, ${whose}`;
        wanted[name] = expected;
        const before = await auditLength?.();
        outcomes[name] = await call(route, how, actor, id);
        if (before === undefined) continue;
        audited[name] = (await lengthOfAudit()) - before;
        wantedEntries[name] = expected < 300 ? 1 : 0;
      }
      expect(outcomes).toEqual(wanted);
      expect(audited).toEqual(wantedEntries);
    },
    30_000,
  );
});

test('duties permit nothing outside the console', () => {
  const others = boundEndpoints().filter(({ path }) => !path.startsWith('/api/admin/'));
  expect(others.filter(({ duties }) => duties.length > 0)).toEqual([]);
});

const lengthOfAudit = async (): Promise<number> =>
  Number((await product.current.application.kernel.db('kernel.audit').count({ n: '*' }))[0]!['n']);

/** Returns whether a route is a write of the console, which is audited once, unless refused. */
const isConsoleWrite = (route: string): boolean =>
  boundEndpoints().some((endpoint) => isAdminWrite(endpoint) && `${endpoint.method} ${endpoint.path}` === route);

/** Sorts refusals before requests that change an object, unless the row needs its own order. */
function inOrder(how: HowToCall, cells: Cells): Cell[] {
  const all = (['missing', 'anothers', 'own'] as const).flatMap((whose) =>
    (cells[whose] ?? []).map((expected, n) => ({ actor: consoleActors[n]!, whose, expected })),
  );
  return how.inOrder ? all : all.toSorted((a, b) => Number(a.expected < 300) - Number(b.expected < 300));
}

/**
 * Creates the objects of a row on first use. A refused request must leave its object unchanged, so the next request
 * gets the same one; an object of a single call is used up by the first success.
 */
function objectsOf(route: string, how: HowToCall): (cell: Cell) => Promise<string> {
  const made = new Map<string, Promise<string> | string>();
  return async ({ actor, whose, expected }) => {
    if (!how.object) return '';
    if (whose === 'missing') return missingOf(how);
    const owner = world.owner(actor, whose);
    const circle = owner.circle === world.near ? 'near' : 'far';
    const gender = owner.person === owner.circle.sister ? 'woman' : 'man';
    const key = {
      circle,
      person: `${whose} ${actor}`,
      gender: `${whose} ${circle} ${gender}`,
      call: 'shared',
    }[how.each ?? 'circle'];
    if (!made.has(key)) made.set(key, how.object(world, owner));
    const object = made.get(key)!;
    if (how.each === 'call' && expected < 300 && !route.startsWith('GET ')) made.delete(key);
    return object;
  };
}

async function call(route: string, how: HowToCall, actor: ActorName, id: string): Promise<number> {
  const [method, pattern] = route.split(' ') as [string, string];
  const call = { world, actor, id };
  const path =
    pattern.replace(
      /:(id\/releases\/:releaseId|id\/meetings\/:meetingId|id\/topics\/:topicId|id|token|slug|profileId)/,
      id,
    ) + (how.query ? `?${how.query(call)}` : '');
  const browser = how.newSession
    ? await world.freshBrowser(actor)
    : (world.person(actor)?.browser ?? product.current.visitor());
  if (pattern === '/api/events') return openStream(browser, path);
  const { status, body } = await browser.call(method, path, how.body?.(call), how.headers);
  // An invalid body would hide whether the user may make the request.
  if (body?.code === 'common.invalid') throw new Error(`The table calls ${route} wrongly: ${JSON.stringify(body)}`);
  // The console gets a sentence about the change, next to the record.
  if (status < 300 && isConsoleWrite(route) && !/^[A-Z].*\.$/.test(body.message))
    throw new Error(`${route} does not say what was done: ${JSON.stringify(body)}`);
  return status;
}

/** Opens an event stream, which never ends by itself. */
async function openStream(browser: Visitor, path: string): Promise<number> {
  const stop = new AbortController();
  const headers = { Cookie: browser.cookieHeader() };
  const { status } = await fetch(`${browser.site}${path}`, { headers, signal: stop.signal });
  stop.abort();
  return status;
}
