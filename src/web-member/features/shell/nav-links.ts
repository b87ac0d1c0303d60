import {
  BookOpen,
  CreditCard,
  Gauge,
  LayoutDashboard,
  Mail,
  MessageSquareText,
  Search,
  Settings,
  ShieldCheck,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { type Session, isOnlyGuardian } from '../session/index.ts';

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
  | 'guardianMessages';

/** One place of the menu. `fullPage` leaves this app, for the console. */
export interface NavLink {
  to: string;
  label: NavLabel;
  icon: LucideIcon;
  fullPage?: boolean;
}

const browse: NavLink = { to: '/browse', label: 'browse', icon: Search };
const guidance: NavLink = { to: '/guidance', label: 'guidance', icon: BookOpen };
const settings: NavLink = { to: '/account-settings', label: 'settings', icon: Settings };
const guardianDashboard: NavLink = { to: '/guardian-dashboard', label: 'guardianDashboard', icon: ShieldCheck };

const member: NavLink[] = [
  { to: '/dashboard', label: 'dashboard', icon: LayoutDashboard },
  { to: '/profile', label: 'profile', icon: UserRound },
  browse,
  { to: '/interest-requests', label: 'requests', icon: Mail },
  { to: '/messages', label: 'messages', icon: MessageSquareText },
  guidance,
  { to: '/subscription-dashboard', label: 'subscription', icon: CreditCard },
  settings,
];
const admin: NavLink[] = [{ to: '/admin-dashboard', label: 'admin', icon: Gauge, fullPage: true }, ...member];
const guardian: NavLink[] = [
  guardianDashboard,
  { to: '/ward-profiles', label: 'wards', icon: UsersRound },
  browse,
  { to: '/guardian-messages', label: 'guardianMessages', icon: MessageSquareText },
  guidance,
  settings,
];

/** So many links have words on a wide screen; the rest are icons. */
export const LABELLED = 6;

/** The menu of this person: a guardian's, an admin's, or a member's, who may be a guardian as well. */
export function navLinks(session: Session): NavLink[] {
  if (isOnlyGuardian(session)) return guardian;
  if (session.user?.role === 'admin') return admin;
  return session.user?.isGuardian ? [...member, guardianDashboard] : member;
}
