import type { AdminResource } from '../admin/admin-resource.ts';
import { siteFields, type SiteRecord, type SiteSettings } from '../contracts/admin/admin-site.schema.ts';
import { DomainError } from '../errors.ts';
import { checkedSite } from './checked-site.ts';
import { HINTS_FOLLOW } from '../persistence/hints.ts';
import { siteOf } from './list-site.ts';
import { SITE_CHANNEL } from './site.ts';

const refuse = () => Promise.reject(new DomainError('common.not-found'));

/** The settings of the site as a record of the console: there is one, which is changed only. */
export const siteResource: AdminResource<SiteRecord, SiteSettings> = {
  subjectType: 'site',
  fields: Object.keys(siteFields.shape),
  async find(tx, id) {
    const row = await tx.db('kernel.site').where({ id }).forUpdate().first();
    return row ? siteOf(row) : null;
  },
  add: refuse,
  async change(tx, before, fields) {
    const settings = checkedSite(siteFields.parse({ ...before, ...fields }));
    const changed = { settings: JSON.stringify(settings), revision: before.revision + 1 };
    const [row] = await tx.db('kernel.site').whereRaw(HINTS_FOLLOW).update(changed).returning('*');
    tx.hint({ channel: SITE_CHANNEL, payload: '' });
    return siteOf(row!);
  },
  remove: refuse,
};
