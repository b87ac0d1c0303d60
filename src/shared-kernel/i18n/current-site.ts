/** The settings of the site that everybody may see: for pages, emails and texts. */
export interface SiteFacts {
  /** Plans are sold. */
  fees: boolean;
  /** A line that says where people may give; empty: none. */
  giving: string;
}

const DEFAULTS: SiteFacts = { fees: true, giving: '' };

let current = DEFAULTS;

/** The facts in this process: on the server as last read, in a browser as its page came with them. */
export const currentSite = (): SiteFacts => current;

export const isDefaultSite = (): boolean => JSON.stringify(current) === JSON.stringify(DEFAULTS);

/** Sets the facts; the server does at its start and after each change, a browser once. */
export function setCurrentSite(facts: Partial<SiteFacts>): void {
  current = { ...DEFAULTS, ...facts };
}
