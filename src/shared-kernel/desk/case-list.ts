import type { Knex } from 'knex';
import type { z } from 'zod';
import { AdminList, type FilterOf, type ListReading } from '../admin/admin-list.ts';
import type { CaseFields, QueueName } from '../contracts/cases.ts';
import type { ListQuery } from '../contracts/list.ts';
import type { QueuePorts } from './case-queue.ts';

interface CaseContract {
  query: z.ZodType<ListQuery>;
  answer: z.ZodType<CaseFields[]>;
}

/** Base class of the lists of cases, which exclude those that concern the reader. */
export abstract class CaseList<
  Contract extends CaseContract,
  Row extends object,
  Ports extends QueuePorts = QueuePorts,
> extends AdminList<Contract, Row, Ports, Omit<z.output<Contract['answer']>[number], keyof CaseFields>> {
  protected abstract readonly queue: QueueName;

  protected override async narrow(rows: Knex.QueryBuilder, filter: FilterOf<Contract>, by: ListReading): Promise<void> {
    await this.ports.conflictOfInterest.exclude(by.db, rows, this.queue, by.reader);
    await super.narrow(rows, filter, by);
  }
}
