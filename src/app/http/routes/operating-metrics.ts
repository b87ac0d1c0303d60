import type { Knex } from 'knex';
import { Gauge } from 'prom-client';
import type { Clock } from '#kernel/clock.ts';
import type { CaseQueue } from '#kernel/desk/case-queue.ts';
import { metrics } from './health.ts';

interface Figure {
  name: string;
  help: string;
  labelNames?: string[];
}

/** Serves a gauge whose values are read for each scrape; without labels it is NaN while they cannot be read. */
function show(figure: Figure, read: (gauge: Gauge) => Promise<void>): void {
  metrics.removeSingleMetric(figure.name);
  const gauge: Gauge = new Gauge({
    ...figure,
    registers: [metrics],
    collect: async () => {
      gauge.reset();
      await read(gauge).catch(() => {
        if (!figure.labelNames) gauge.set(Number.NaN);
      });
    },
  });
}

/** Shows how many cases wait in each queue, for how long, and how many no present member of staff may resolve. */
export function showCases(queues: CaseQueue[], clock: Pick<Clock, 'now'>): void {
  const summaries = () => Promise.all(queues.map((queue) => queue.execute()));
  show(
    { name: 'mithaq_cases_waiting', help: 'Cases that wait for the staff, by queue', labelNames: ['queue'] },
    async (gauge) => {
      for (const { queue, waiting } of await summaries()) gauge.set({ queue }, waiting);
    },
  );
  show(
    {
      name: 'mithaq_cases_oldest_age_seconds',
      help: 'Time for which the oldest case of a queue has waited; 0 if none waits',
      labelNames: ['queue'],
    },
    async (gauge) => {
      const now = clock.now().getTime();
      for (const { queue, oldestSince } of await summaries())
        gauge.set({ queue }, oldestSince ? (now - oldestSince.getTime()) / 1000 : 0);
    },
  );
  show(
    { name: 'mithaq_cases_on_hold', help: 'Cases that no present member of staff may resolve; another admin may' },
    async (gauge) => gauge.set((await summaries()).reduce((sum, { onHold }) => sum + onHold, 0)),
  );
}

/** Figures of the payment provider's events. */
export interface ProviderEventFigures {
  failedPayments: number;
  unhandled: number;
}

/** Shows payments that failed and events of the payment provider that were not processed. */
export function showPayments(read: () => Promise<ProviderEventFigures>): void {
  show(
    { name: 'mithaq_payments_failed', help: 'Payments and renewals that failed within the last 24 hours' },
    async (gauge) => gauge.set((await read()).failedPayments),
  );
  show(
    { name: 'mithaq_payment_events_waiting', help: 'Events of the payment provider that are not processed yet' },
    async (gauge) => gauge.set((await read()).unhandled),
  );
}

/** The pool of knex; its own types have none. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** Shows the connections of this process to the database, and the queries that wait for one. */
export function showPool(db: Knex): void {
  show(
    {
      name: 'mithaq_pool_connections',
      help: 'Connections of the process to the database that are used or free, and queries waiting for one',
      labelNames: ['state'],
    },
    async (gauge) => {
      const { pool } = db.client as { pool: Pool };
      gauge.set({ state: 'used' }, pool.numUsed());
      gauge.set({ state: 'free' }, pool.numFree());
      gauge.set({ state: 'waiting' }, pool.numPendingAcquires());
    },
  );
}
