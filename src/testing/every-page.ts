import { calls, missingOf } from './authorisation/authorisation-calls.ts';
import { authorisationTable } from './authorisation/authorisation-table.ts';
import type { ActorName, World } from './authorisation/authorisation-world.ts';

/** What changes by itself, or is everybody's. */
const LEFT_OUT = /^GET \/(dev\/|metrics|healthz|readyz|api\/(events|login|logout|admin\/))/;

const routes = [...authorisationTable.keys()].filter((route) => route.startsWith('GET ') && !LEFT_OUT.test(route));

/** Whoever opens every page there is: of his own and of others. */
export type Watcher = Exclude<ActorName, 'nobody'>;

/** The address of each route that reads, for each watcher, made once, so that walking changes nothing. */
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

/** What each watcher is answered at these addresses, in lines of address, status and body. */
export async function walkAll<W extends Watcher>(
  world: World,
  paths: Record<W, string[]>,
): Promise<Record<W, string[]>> {
  const findings = {} as Record<W, string[]>;
  for (const watcher of Object.keys(paths) as W[]) {
    const { browser } = world.person(watcher)!;
    findings[watcher] = [];
    for (const path of paths[watcher]) {
      const { status, body } = await browser.get(path);
      findings[watcher].push(`${path} ${status} ${withoutMoments(JSON.stringify(body))}`);
    }
  }
  return findings;
}

/** When a session was last used changes by the walk itself. */
const withoutMoments = (body: string | undefined): string =>
  (body ?? '').replaceAll(/"(lastActive|lastSeenAt|exportedAt|madeAt)":"[^"]*"/g, '"$1":""');
