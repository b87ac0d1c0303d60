import type { z } from 'zod';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { listQuietDays, QuietPeriod } from '../contracts/quiet-days.schema.ts';
import { quietPeriodsIn } from '../infra/quiet-days-repository.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Filter = NonNullable<z.output<typeof listQuietDays.query>['filter']>;

export class ListQuietDays extends UseCase<Pick<UseCasePorts, 'db' | 'clock'>> {
  async execute({ range, sort, filter }: ListQuery<'id' | 'startsOn', Filter>): Promise<ListPage<QuietPeriod>> {
    const { db, clock } = this.ports;
    const [field, order] = sort ?? ['startsOn', 'ASC'];
    const all = (await quietPeriodsIn(db, clock.now()))
      .filter(({ id }) => !filter?.id || filter.id.includes(id))
      .toSorted((a, b) => a[field].localeCompare(b[field]) * (order === 'ASC' ? 1 : -1));
    const [from, to] = range ?? [0, all.length];
    return { records: all.slice(from, to + 1), total: all.length };
  }
}
