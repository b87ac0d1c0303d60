/** Files that the server makes from the settings of the site. */
export const MANIFEST = '/manifest.webmanifest';
export const FACTS = '/site-facts.js';
export const MARK = '/mark.svg';
