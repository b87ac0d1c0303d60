import { currentSite } from '#kernel/i18n/current-site.ts';
import type texts from '#texts/en/console.json';
import type { User } from '#modules/identity/contracts/auth.schema.ts';
import { hasDuty, mayUse, type Duty } from '#kernel/contracts/roles.ts';

/** A page of the console: admins may open it, moderators if `forModerators`, and staff with one of the duties. */
interface Page {
  to: string;
  label: Exclude<keyof typeof texts.pages, 'label'>;
  forModerators?: boolean;
  duties?: Duty[];
}

/** A tab: one page, or several next to each other. */
export interface Tab {
  label: Exclude<keyof typeof texts.tabs, 'label'>;
  to?: string;
  forModerators?: boolean;
  duties?: Duty[];
  pages?: Page[];
}

const forModerators = true;
const cases: Duty[] = ['cases'];
const content: Duty[] = ['content'];
const money: Duty[] = ['money'];
const figures: Duty[] = ['figures'];
/** The page of all rules, a document that the server sends. */
export const RULES = '/rules/';
const places: Tab[] = [
  { label: 'overview', to: '/', forModerators, duties: figures },
  { label: 'users', to: '/users', forModerators, duties: [...cases, ...money] },
  {
    label: 'content',
    pages: [
      { to: '/articles', label: 'articles', forModerators, duties: content },
      { to: '/site-content', label: 'site-content', forModerators, duties: content },
      { to: '/prompts', label: 'prompts', forModerators, duties: content },
      { to: '/topics', label: 'topics', forModerators, duties: content },
    ],
  },
  {
    label: 'subscriptions',
    pages: [
      { to: '/subscription-plans', label: 'subscription-plans', forModerators, duties: money },
      { to: '/subscriptions', label: 'subscriptions', forModerators, duties: money },
      { to: '/payments', label: 'payments', duties: money },
    ],
  },
  { label: 'promoCodes', to: '/promo-codes', forModerators, duties: money },
  { label: 'examples', to: '/example-profiles', forModerators, duties: content },
  {
    label: 'desk',
    pages: [
      { to: '/reports', label: 'reports', forModerators, duties: cases },
      { to: '/rewrites', label: 'rewrites', duties: cases },
      { to: '/guardian-disputes', label: 'guardian-disputes', duties: cases },
      { to: '/guardian-checks', label: 'guardian-checks', duties: cases },
      { to: '/refunds', label: 'refunds', duties: money },
      { to: '/payment-disputes', label: 'payment-disputes', duties: money },
      { to: '/support', label: 'support', duties: cases },
      { to: '/consultations', label: 'consultations', duties: cases },
    ],
  },
  {
    label: 'service',
    pages: [
      { to: '/quiet-days', label: 'quiet-days' },
      { to: '/mail', label: 'mail' },
      { to: '/papers', label: 'papers' },
      { to: '/site', label: 'site' },
      { to: RULES, label: 'rules', forModerators },
    ],
  },
  { label: 'audit', to: '/audit' },
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

const isOpenTo = (
  user: User,
  { forModerators: isTheirs = false, duties = [] }: Pick<Page, 'forModerators' | 'duties'>,
) => mayUse(user, { forModerators: isTheirs, duties });

/** Returns the tabs that the user may open, each with only the permitted pages. */
export const tabsFor = (user: User): Tab[] =>
  places.flatMap((place) => {
    if (!place.pages) return isServed(place) && isOpenTo(user, place) ? [place] : [];
    const pages = place.pages.filter((page) => isServed(page) && isOpenTo(user, page));
    return pages.length > 0 ? [{ ...place, pages }] : [];
  });

export const addressOf = ({ to, pages }: Tab): string => to ?? pages![0]!.to;

export const isCurrentTab = (to: string, address: string): boolean =>
  address === to || (to !== '/' && address.startsWith(`${to}/`));

const LOOKING = ['list', 'show'];
/** Decides which actions the user is offered; the server checks permissions itself. */
export function mayDo(user: User, resource: string, action: string): boolean {
  if (hasDuty(user)) return true;
  const page = places.flatMap((place) => [place, ...(place.pages ?? [])]).find(({ to }) => to === `/${resource}`);
  if (!page) return false;
  const isOnlyRead = LOOKING.includes(action) || resource === 'reports';
  return isOnlyRead ? isOpenTo(user, page) : hasDuty(user, ...(page.duties ?? []));
}
