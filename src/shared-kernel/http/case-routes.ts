import type Router from '@koa/router';
import type { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { adminCases } from '../contracts/cases.ts';
import type { ListPage, ListQuery } from '../contracts/list.ts';
import type { Assignment } from '../desk/case-assignments.ts';
import type { ListAssignments } from '../desk/list-assignments.ts';
import { RecordExport } from '../admin/record-export.ts';
import { UnassignCase, AssignCase, type Desk } from '../desk/assign-case.ts';
import { adminList, adminRoute, type List } from './admin-routes.ts';

/** A queue with what its records say of themselves. */
interface Cases<Query, Item> extends Desk {
  assignments: ListAssignments;
  list: List<Query, Item>;
  /** Time since which the case has been waiting for the staff; null if it is not. */
  pendingSince(record: Item): string | null;
  /** Verbs that the record's state allows, whoever the assignee. */
  verbs(record: Item): string[];
}

/** Verbs that resolve nothing, so they need no assignment and are open to colleagues. */
const NO_ACT = new Set([
  'read',
  'open',
  'ask',
  'propose',
  'hold',
  'end-hold',
  'note',
  'read-words',
  'reopen',
  'set-urgency',
]);
const FREE: Assignment = { assignee: null, assignedAt: null };

/** Serves a queue: its list with each case's assignee, and assigning and unassigning. */
export function caseRoutes<Query extends ListQuery, Item extends { id: string }>(
  router: Router,
  contract: ReturnType<typeof adminCases>,
  cases: Cases<Query, Item>,
): void {
  const { list, pendingSince, verbs } = cases;
  const caseView = (record: Item, assignment: Assignment, admin: Actor) => {
    const byState = verbs(record);
    const open = byState.some((verb) => !NO_ACT.has(verb));
    const isOthers = assignment.assignee !== null && assignment.assignee.id !== admin.userId;
    const acting = isOthers ? byState.filter((verb) => NO_ACT.has(verb)) : byState;
    const isOwn = assignment.assignee !== null && !isOthers;
    // Also where the assignee may not act any more: the case must not stay with him.
    const sharing = isOwn ? ['release'] : open ? ['take'] : [];
    return { ...record, ...assignment, pendingSince: pendingSince(record), allowedActions: [...acting, ...sharing] };
  };
  adminList(
    router,
    contract.list,
    {
      async execute(query: z.infer<typeof contract.list.query>, admin) {
        const { records, total }: ListPage<Item> = await list.execute(query as Query, admin);
        const ids = records.map(({ id }) => id);
        const assignments = await cases.assignments.execute(cases.queue, ids);
        return { records: records.map((record) => caseView(record, assignments.get(record.id) ?? FREE, admin)), total };
      },
    },
    new RecordExport(cases),
  );
  adminRoute(router, contract.assign, 'caseTaken', new AssignCase(cases), ({ params, body }) => ({
    id: params.id,
    from: body.from,
  }));
  adminRoute(router, contract.release, 'caseReleased', new UnassignCase(cases), ({ params }) => params.id);
}
