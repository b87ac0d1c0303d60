import type { Knex } from 'knex';
import { siteSettings, type SiteSettings } from '../contracts/admin/admin-site.schema.ts';
import { setCurrentSite, type SiteFacts } from '../i18n/current-site.ts';
import { DEFAULT_NAMES, inEachLanguage } from '../i18n/language-table.ts';
import type { Listener } from '../persistence/listener.ts';
import { sha256 } from '../values/sha256.ts';
import { setCurrentLook } from './current-look.ts';

/** The channel of changes of the settings. */
export const SITE_CHANNEL = 'mithaq_site';

/** The settings of the site as this process last read them; every process reads them again after a change. */
export class Site {
  private readonly db: Knex;
  private readonly fees: boolean;
  private current: SiteSettings = siteSettings({});

  constructor(db: Knex, { fees }: { fees: boolean }) {
    this.db = db;
    this.fees = fees;
  }

  get settings(): SiteSettings {
    return this.current;
  }

  async load(): Promise<void> {
    const row = await this.db('kernel.site').first('settings');
    this.current = siteSettings(row?.settings ?? {});
    setCurrentSite({ fees: this.fees, ...factsOf(this.current) });
    setCurrentLook(this.current);
  }

  /** Reads the settings after each change, and after each time without a connection. */
  follow(listener: Listener): void {
    listener.on(SITE_CHANNEL, () => void this.load().catch(() => undefined));
    listener.onConnect(() => this.load());
  }
}

/** The part of the settings that everybody may see. */
export function factsOf(settings: SiteSettings): Omit<SiteFacts, 'fees'> {
  const { name, senderName, mark } = settings;
  const isDefault = name.en === DEFAULT_NAMES.en;
  return {
    giving: settings.giving,
    name: inEachLanguage((language) => name[language] || (isDefault ? DEFAULT_NAMES[language] : '')),
    tagline: settings.tagline,
    sender: senderName || name.en,
    languages: settings.languages,
    language: settings.defaultLanguage,
    mark: mark && sha256(mark, 'base64url').slice(0, 8),
  };
}
