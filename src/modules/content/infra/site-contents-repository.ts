import { tableRepository } from '#kernel/persistence/table-repository.ts';
import type { SiteContentRecord } from '../contracts/admin-site-content.schema.ts';
import type { SiteContentRow } from './rows.ts';

export const siteContentOfRow = (row: SiteContentRow): SiteContentRecord => ({
  id: row.id,
  kind: row.kind,
  headline: row.headline,
  text: row.text,
  asOf: row.as_of,
  isExample: row.is_example,
  displayOrder: row.display_order,
  revision: row.revision,
});

export const siteContents = tableRepository<SiteContentRecord, SiteContentRow>('content.site_content', {
  recordOf: siteContentOfRow,
  rowOf: (record) => ({
    kind: record.kind,
    headline: record.headline,
    text: record.text,
    as_of: record.asOf,
    is_example: record.isExample,
    display_order: record.displayOrder,
  }),
});
