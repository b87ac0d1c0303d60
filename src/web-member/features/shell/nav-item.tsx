import { useTranslation } from 'react-i18next';
import { NavLink as RouterLink } from 'react-router-dom';
import { Count } from '../../ui/tag.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { NavLink } from './nav-links.ts';

type NavItemProps = { link: NavLink; iconOnly: boolean; unread: number };

/** One link of the bar; the ones past the sixth show their words only in the small screen's menu. */
export function NavItem({ link, iconOnly, unread }: NavItemProps) {
  const { t } = useTranslation('nav');
  const label = t(link.label);
  const className = iconOnly ? 'nav-link icon' : 'nav-link';
  const content = (
    <>
      <link.icon aria-hidden />
      <span>{label}</span>
      {link.label === 'messages' && <Count value={unread} label={t('unread', { count: unread })} />}
    </>
  );
  const item = link.fullPage ? (
    <a href={link.to} className={className}>
      {content}
    </a>
  ) : (
    <RouterLink to={link.to} className={className}>
      {content}
    </RouterLink>
  );
  return iconOnly ? <Tooltip label={label}>{item}</Tooltip> : item;
}
