import type { AdminResource, CrudRepository } from '#kernel/admin/admin-resource.ts';
import {
  siteContentFields,
  type SiteContentFields,
  type SiteContentRecord,
} from '../contracts/admin-site-content.schema.ts';

/** */
export const siteContentsOf = (
  contents: CrudRepository<SiteContentRecord>,
): AdminResource<SiteContentRecord, SiteContentFields> => ({
  subjectType: 'site-content',
  fields: siteContentFields.keyof().options,
  find: (tx, id) => contents.find(tx, id),
  add: (tx, fields) => contents.add(tx, fields),
  change: (tx, before, changes) => contents.save(tx, { ...before, ...changes }),

  async remove(tx, { id }) {
    await contents.remove(tx, id);
    return null;
  },
});
