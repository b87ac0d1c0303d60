import type { EditedKind, Keeping } from '#kernel/edited-kind.ts';
import { siteContentFields, type SiteContentFields, type SiteContentRecord } from '../contracts/admin-site-content.ts';

/** The figures and stories of the landing page, as admins write them (decisions 8.10). */
export const siteContentsOf = (kept: Keeping<SiteContentRecord>): EditedKind<SiteContentRecord, SiteContentFields> => ({
  subjectType: 'site-content',
  fields: siteContentFields.keyof().options,
  find: (tx, id) => kept.find(tx, id),
  add: (tx, fields) => kept.add(tx, fields),
  change: (tx, before, changes) => kept.save(tx, { ...before, ...changes }),

  async remove(tx, { id }) {
    await kept.remove(tx, id);
    return null;
  },
});
