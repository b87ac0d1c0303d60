import { Link, NavLink as RouterLink } from 'react-router-dom';
import { Count } from '../../../ui/index.ts';
import type { MenuEntry } from './nav-links.ts';
import type { PendingCounts } from './use-pending-counts.ts';

type PlaceLinkProps = { link: MenuEntry; label: string; className: string; waiting: PendingCounts };

export function PlaceLink({ link, label, className, waiting }: PlaceLinkProps) {
  const waits = waiting[link.label];
  const content = (
    <>
      <link.icon aria-hidden />
      <span>{label}</span>
      {waits && <Count value={waits.count} label={waits.words} />}
    </>
  );
  return link.fullPage ? (
    <Link to={link.to} className={className} reloadDocument>
      {content}
    </Link>
  ) : (
    <RouterLink to={link.to} className={className}>
      {content}
    </RouterLink>
  );
}
