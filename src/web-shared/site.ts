import { setCurrentSite, type SiteFacts } from '#kernel/i18n/current-site.ts';

/** Takes the facts of the site from the document; called before anything is rendered. */
export function takeSite(): void {
  const { site } = document.documentElement.dataset;
  if (site) setCurrentSite(JSON.parse(site) as Partial<SiteFacts>);
}
