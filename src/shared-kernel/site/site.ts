import type { Knex } from 'knex';
import { siteFields, type SiteSettings } from '../contracts/admin/admin-site.schema.ts';
import { setCurrentSite } from '../i18n/current-site.ts';
import type { Listener } from '../persistence/listener.ts';

/** The channel on which a trigger on `kernel.site` announces changes. */
const CHANGED = 'mithaq_site';

/** The settings of the site as this process last read them; every process reads them again after a change. */
export class Site {
  private readonly db: Knex;
  private readonly fees: boolean;
  private current: SiteSettings = siteFields.parse({});

  constructor(db: Knex, { fees }: { fees: boolean }) {
    this.db = db;
    this.fees = fees;
  }

  get settings(): SiteSettings {
    return this.current;
  }

  async load(): Promise<void> {
    const row = await this.db('kernel.site').first('settings');
    this.current = siteFields.parse(row?.settings ?? {});
    setCurrentSite({ fees: this.fees, giving: this.current.giving });
  }

  /** Reads the settings after each change, and after each time without a connection. */
  follow(listener: Listener): void {
    listener.on(CHANGED, () => void this.load().catch(() => undefined));
    listener.onConnect(() => this.load());
  }
}
