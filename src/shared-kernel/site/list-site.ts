import type { ListPage, ListQuery } from '../contracts/list.ts';
import { siteSettings, type SiteRecord } from '../contracts/admin/admin-site.schema.ts';
import type { Kernel } from '../kernel.ts';
import type { SiteRow } from '../persistence/rows.ts';
import { UseCase } from '../use-case.ts';

export const siteOf = ({ id, settings, revision }: SiteRow): SiteRecord => ({
  ...siteSettings(settings as object),
  id,
  revision,
});

/** The settings of the site, as stored. */
export class ListSite extends UseCase<Pick<Kernel, 'db'>> {
  async execute({
    filter,
    range: [from, to] = [0, 0],
  }: ListQuery<'id', { id?: string[] | undefined }>): Promise<ListPage<SiteRecord>> {
    const all = await this.ports.db('kernel.site').select('*');
    const rows = all.filter(({ id }) => !filter?.id || filter.id.includes(id));
    return { records: rows.slice(from, to + 1).map(siteOf), total: rows.length };
  }
}
