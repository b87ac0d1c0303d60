import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { TooltipProvider } from '../../ui/tooltip.tsx';
import { homeOf, useSession } from '../session/index.ts';
import { LABELLED, navLinks } from './nav-links.ts';
import { NavItem } from './nav-item.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useUnreadCount } from './use-unread-count.ts';
import { Wordmark } from './wordmark.tsx';
import './navigation-bar.css';

/** The bar of a signed-in person: six places with words, the rest as icons; on a small screen all of them in a menu. */
export function NavigationBar() {
  const { t } = useTranslation('nav');
  const { session, isPending } = useSession();
  const { pathname } = useLocation();
  const unread = useUnreadCount(session);
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [pathname]);
  useEscape(open, () => setOpen(false));
  if (!session.user) return null;

  const links = isPending ? [] : navLinks(session);
  return (
    <TooltipProvider>
      <header className="nav">
        <div className="wrap nav-row">
          <Wordmark to={homeOf(session)} />
          <button
            type="button"
            className="nav-toggle"
            aria-expanded={open}
            aria-controls="site-menu"
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden /> : <Menu aria-hidden />}
            {t('menu')}
          </button>
          <nav id="site-menu" aria-label={t('main')} className={open ? 'nav-links open' : 'nav-links'}>
            {links.map((link, place) => (
              <NavItem key={link.to} link={link} iconOnly={place >= LABELLED} unread={unread} />
            ))}
            <span className="nav-end">
              <ThemeSwitch />
              <SignOutButton />
            </span>
          </nav>
        </div>
      </header>
    </TooltipProvider>
  );
}

function useEscape(active: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active, onEscape]);
}
