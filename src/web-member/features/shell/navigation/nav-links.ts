import {
  BookOpen,
  CreditCard,
  Gauge,
  Hourglass,
  LifeBuoy,
  LayoutDashboard,
  Mail,
  MessageSquareText,
  Search,
  Send,
  Settings,
  ShieldCheck,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { currentSite } from '#kernel/i18n/current-site.ts';
import { isStaff } from '#kernel/contracts/roles.ts';
import { type Session, isOnlyGuardian } from '../../session/index.ts';

export type NavLabel =
  | 'dashboard'
  | 'profile'
  | 'browse'
  | 'requests'
  | 'messages'
  | 'guidance'
  | 'subscription'
  | 'settings'
  | 'admin'
  | 'guardianDashboard'
  | 'wards'
  | 'guardianMessages'
  | 'help';
/** Labels of the bottom bar on phones, where texts are short. */
export type FootLabel = 'dashboard' | 'browse' | 'requests' | 'messages' | 'waiting' | 'wards' | 'guardianMessages';

/** An entry of the menu. `fullPage` leaves this app, for the console. */
export interface MenuEntry<Label = NavLabel | FootLabel> {
  to: string;
  label: Label;
  icon: LucideIcon;
  fullPage?: boolean;
}
export type NavLink = MenuEntry<NavLabel>;
export type FootLink = MenuEntry<FootLabel>;

const dashboard = { to: '/dashboard', label: 'dashboard', icon: LayoutDashboard } satisfies NavLink;
const profile: NavLink = { to: '/profile', label: 'profile', icon: UserRound };
const browse = { to: '/browse', label: 'browse', icon: Search } satisfies NavLink;
const requests = { to: '/interest-requests', label: 'requests', icon: Mail } satisfies NavLink;
const messages = { to: '/messages', label: 'messages', icon: MessageSquareText } satisfies NavLink;
const guidance: NavLink = { to: '/guidance', label: 'guidance', icon: BookOpen };
const settings: NavLink = { to: '/account-settings', label: 'settings', icon: Settings };
const guardianDashboard: NavLink = { to: '/guardian-dashboard', label: 'guardianDashboard', icon: ShieldCheck };
const waiting: FootLink = { to: '/guardian/approvals', label: 'waiting', icon: Hourglass };
const wards = { to: '/ward-profiles', label: 'wards', icon: UsersRound } satisfies NavLink;
const talks = { to: '/guardian-messages', label: 'guardianMessages', icon: MessageSquareText } satisfies NavLink;
/** A separate page, served without knowing the user. */
const help: NavLink = { to: '/help', label: 'help', icon: LifeBuoy, fullPage: true };

const subscription: NavLink = { to: '/subscription-dashboard', label: 'subscription', icon: CreditCard };

const member: NavLink[] = [dashboard, profile, browse, requests, messages, guidance, subscription, settings];
const desk: NavLink = { to: '/admin-dashboard', label: 'admin', icon: Gauge, fullPage: true };
const guardian: NavLink[] = [guardianDashboard, wards, browse, talks, guidance, settings];

/** Number of links with a label on wide screens; the rest are icons. */
export const LABELLED = 6;

/** Returns the menu for a guardian or a member, who may also be a guardian; for staff the console comes first. */
export function navLinks(session: Session): NavLink[] {
  const { role, isGuardian } = session.user ?? {};
  const own = isOnlyGuardian(session) ? guardian : isGuardian ? [...member, guardianDashboard] : member;
  const links = isStaff(role) ? [desk, ...own] : own;
  return currentSite().fees ? links : links.map((link) => (link === subscription ? { ...link, icon: Send } : link));
}

/** Returns the same menu for phones: a few entries in the bottom bar, and the rest behind More, with help last. */
export function footLinks(session: Session): { bar: FootLink[]; rest: NavLink[] } {
  const bar: FootLink[] = isOnlyGuardian(session) ? [waiting, wards, talks] : [dashboard, browse, requests, messages];
  const overflow = navLinks(session).filter(({ to }) => !bar.some((link) => link.to === to));
  return { bar, rest: [...overflow, help] };
}
