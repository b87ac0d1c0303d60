import type { Knex } from 'knex';
import type { z } from 'zod';
import type { siteContent } from '../../contracts/site-content.schema.ts';

/** The figures and stories of the landing page, in their order; public. */
export class ShowSiteContent {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  async execute(): Promise<z.infer<typeof siteContent>> {
    const rows = await this.db('content.site_content').orderBy('display_order').orderBy('id');
    const of = (kind: string) =>
      rows
        .filter((row) => row.kind === kind)
        .map(({ headline, text, as_of: asOf, is_example: isExample }) => ({ headline, text, asOf, isExample }));
    return { figures: of('figure'), stories: of('story') };
  }
}
