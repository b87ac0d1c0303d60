import { calls, missingOf } from './authorisation/authorisation-calls.ts';
import { authorisationTable } from './authorisation/authorisation-table.ts';
import type { ActorName, World } from './authorisation/authorisation-world.ts';

/** Routes with volatile or public responses, and those of the console. */
const LEFT_OUT = /^GET \/(dev\b|metrics|healthz|readyz|servez|api\/(events|login|logout|admin\/))/;

const routes = [...authorisationTable.keys()].filter((route) => route.startsWith('GET ') && !LEFT_OUT.test(route));

/** An actor who requests all pages, the own ones and others'. */
export type Watcher = Exclude<ActorName, 'nobody'>;

/** The addresses of all reading routes for each watcher, made in advance because making objects changes data. */
export async function everyPage<W extends Watcher>(world: World, watchers: readonly W[]): Promise<Record<W, string[]>> {
  await world.deliveredMessage(world.near);
  const paths = {} as Record<W, string[]>;
  for (const watcher of watchers) {
    paths[watcher] = [];
    for (const route of routes) {
      const how = calls[route] ?? {};
      for (const whose of how.object ? (['own', 'anothers'] as const) : (['own'] as const)) {
        const id = how.object ? await how.object(world, world.owner(watcher, whose)) : missingOf(how);
        const query = how.query ? `?${how.query({ world, actor: watcher, id })}` : '';
        paths[watcher].push(route.slice('GET '.length).replace(/:(id|token)/, id) + query);
      }
    }
  }
  return paths;
}

/** The response to each watcher at these addresses, as lines of address, status and body. */
export async function walkAll<W extends Watcher>(
  world: World,
  paths: Record<W, string[]>,
): Promise<Record<W, string[]>> {
  const responses = {} as Record<W, string[]>;
  for (const watcher of Object.keys(paths) as W[]) {
    const { browser } = world.person(watcher)!;
    responses[watcher] = [];
    for (const path of paths[watcher]) {
      const { status, body } = await browser.get(path);
      responses[watcher].push(`${path} ${status} ${withoutTimestamps(JSON.stringify(body))}`);
    }
  }
  return responses;
}

/** Removes timestamps that the walk itself changes. */
const withoutTimestamps = (body: string | undefined): string =>
  (body ?? '').replaceAll(/"(lastActive|lastSeenAt|exportedAt|madeAt)":"[^"]*"/g, '"$1":""');
