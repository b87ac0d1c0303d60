import { setCurrentSite, type SiteFacts } from '#kernel/i18n/current-site.ts';

// The page comes with the facts of its site. Imported before anything that reads them.
const { site } = document.documentElement.dataset;
if (site) setCurrentSite(JSON.parse(site) as SiteFacts);
