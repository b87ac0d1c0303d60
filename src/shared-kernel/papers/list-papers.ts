import type { ListPage, ListQuery } from '../contracts/list.ts';
import type { Kernel } from '../kernel.ts';
import { UseCase } from '../use-case.ts';
import type { UserId } from '../values/ids.ts';
import type { Knex } from 'knex';
import { paperIds, type Paper } from '../contracts/admin/admin-papers.schema.ts';
import { changesBetween, readPaper, type Sections } from './paper.ts';

interface Ports extends Pick<Kernel, 'db'> {
  staffNames(db: Knex, ids: UserId[]): Promise<Map<UserId, string>>;
}

/** The papers of `docs/papers`, with their last sign-off and what has changed since. */
export class ListPapers extends UseCase<Ports> {
  async execute({
    range,
    sort,
    filter,
  }: ListQuery<'id' | 'title', { id?: string[] | undefined }>): Promise<ListPage<Paper>> {
    const { db, staffNames } = this.ports;
    const rows = await db('kernel.paper_sign_off').select('*');
    const names = await staffNames(
      db,
      rows.map((row) => row.signed_by),
    );
    const papers = paperIds.map((id): Paper => {
      const { title, sections } = readPaper(id);
      const row = rows.find((one) => one.paper === id);
      return {
        id,
        title,
        signedOffAt: row?.signed_at.toISOString() ?? null,
        signedOffBy: (row && names.get(row.signed_by)) ?? null,
        changes: row ? changesBetween(row.sections as Sections, sections) : [],
      };
    });
    const wanted = papers.filter(({ id }) => !filter?.id || filter.id.includes(id));
    if (sort) wanted.sort((a, b) => a[sort[0]].localeCompare(b[sort[0]]) * (sort[1] === 'ASC' ? 1 : -1));
    const [from, to] = range ?? [0, wanted.length];
    return { records: wanted.slice(from, to + 1), total: wanted.length };
  }
}
