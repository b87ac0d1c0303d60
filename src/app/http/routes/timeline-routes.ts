import Router from '@koa/router';
import type { Knex } from 'knex';
import { DomainError } from '#kernel/errors.ts';
import type { TimelineEvent } from '#kernel/admin/timeline-event.ts';
import { auditEntriesOf } from '#kernel/admin/list-audit.ts';
import { route } from '#kernel/http/route.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { ModuleParts } from '#kernel/module.ts';
import type { IdentityFacade } from '../../../modules/identity/index.ts';
import { userTimeline } from '../../contracts/admin-timeline.schema.ts';

/** Events only in the audit log; the modules report the effects of other verbs. */
const TIMELINE_VERBS = ['grant-plan', 'end-sessions', 'set-role'] as const;
const LONGEST = 1000;

/** The timeline of an account, combined from the modules. */
export function timelineRoutes(db: Knex, parts: ModuleParts[], identity: Pick<IdentityFacade, 'namesOf'>): Router {
  const router = new Router();
  route(router, userTimeline, async ({ params: { id } }, reader) => {
    if (!(await identity.namesOf(db, [id])).has(id)) throw new DomainError('common.not-found');
    const events = await Promise.all([
      ...parts.flatMap((part) => part.history?.(id, reader.userId) ?? []),
      doneTo(db, identity, id),
    ]);
    return events
      .flat()
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, LONGEST)
      .map(({ at, ...event }) => ({ at: at.toISOString(), ...event }));
  });
  return router;
}

async function doneTo(db: Knex, identity: Pick<IdentityFacade, 'namesOf'>, id: UserId): Promise<TimelineEvent[]> {
  const rows = await auditEntriesOf(db, { type: 'user', id, verbs: TIMELINE_VERBS });
  const names = await identity.namesOf(db, [...new Set(rows.map(({ actor }) => actor))]);
  return rows.map(({ at, verb, actor }) => ({ at, kind: verb, detail: { by: names.get(actor) ?? null } }));
}
