import { currentSite } from '#kernel/i18n/current-site.ts';
import type texts from '#texts/en/console.json';
import type { User } from '#modules/identity/contracts/auth.schema.ts';
import { isAdmin } from '../lib/who.ts';

/** A page of the console; moderators may open it if `forAll`. */
interface Page {
  to: string;
  label: Exclude<keyof typeof texts.pages, 'label'>;
  forAll: boolean;
}

/** A tab: one page, or several next to each other. */
export interface Tab {
  label: Exclude<keyof typeof texts.tabs, 'label'>;
  to?: string;
  forAll?: boolean;
  pages?: Page[];
}

const forAll = true;
/** The page of all rules, a document that the server sends. */
export const RULES = '/rules/';
const places: Tab[] = [
  { label: 'overview', to: '/', forAll },
  { label: 'users', to: '/users', forAll },
  {
    label: 'content',
    pages: [
      { to: '/articles', label: 'articles', forAll },
      { to: '/site-content', label: 'site-content', forAll },
      { to: '/prompts', label: 'prompts', forAll },
    ],
  },
  {
    label: 'subscriptions',
    pages: [
      { to: '/subscription-plans', label: 'subscription-plans', forAll },
      { to: '/subscriptions', label: 'subscriptions', forAll },
      { to: '/payments', label: 'payments', forAll: false },
    ],
  },
  { label: 'promoCodes', to: '/promo-codes', forAll },
  { label: 'examples', to: '/example-profiles', forAll },
  {
    label: 'desk',
    pages: [
      { to: '/reports', label: 'reports', forAll },
      { to: '/guardian-disputes', label: 'guardian-disputes', forAll: false },
      { to: '/guardian-checks', label: 'guardian-checks', forAll: false },
      { to: '/refunds', label: 'refunds', forAll: false },
      { to: '/payment-disputes', label: 'payment-disputes', forAll: false },
      { to: '/support', label: 'support', forAll: false },
      { to: '/consultations', label: 'consultations', forAll: false },
    ],
  },
  {
    label: 'service',
    pages: [
      { to: '/quiet-days', label: 'quiet-days', forAll: false },
      { to: '/mail', label: 'mail', forAll: false },
      { to: '/papers', label: 'papers', forAll: false },
      { to: '/site', label: 'site', forAll: false },
      { to: RULES, label: 'rules', forAll },
    ],
  },
  { label: 'audit', to: '/audit', forAll: false },
];

/** Pages about plans and payments, which a site without fees does not have (R-J.1). */
const ABOUT_FEES = new Set([
  '/subscription-plans',
  '/subscriptions',
  '/payments',
  '/promo-codes',
  '/refunds',
  '/payment-disputes',
]);
const isServed = ({ to }: { to?: string }) => currentSite().fees || to === undefined || !ABOUT_FEES.has(to);

/** Returns the tabs that the user may open, each with only the permitted pages. */
export const tabsFor = (user: User): Tab[] =>
  places.flatMap((place) => {
    if (!place.pages) return isServed(place) && (place.forAll || isAdmin(user)) ? [place] : [];
    const pages = place.pages.filter((page) => isServed(page) && (page.forAll || isAdmin(user)));
    return pages.length > 0 ? [{ ...place, pages }] : [];
  });

export const addressOf = ({ to, pages }: Tab): string => to ?? pages![0]!.to;

export const isCurrentTab = (to: string, address: string): boolean =>
  address === to || (to !== '/' && address.startsWith(`${to}/`));

const LOOKING = ['list', 'show'];
/** Decides which actions the user is offered; the server checks permissions itself. */
export function mayDo(user: User, resource: string, action: string): boolean {
  if (isAdmin(user) || resource === 'reports') return true;
  const open = places.flatMap((place) => [...(place.pages ?? []), ...(place.to ? [{ ...place, to: place.to }] : [])]);
  return LOOKING.includes(action) && open.some((page) => page.forAll && page.to === `/${resource}`);
}
