import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { useLocation } from 'react-router-dom';
import { Count } from '../../../ui/index.ts';
import type { FootLink, NavLink } from './nav-links.ts';
import { PlaceLink } from './place-link.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { ThemeSwitch } from '../theme-switch.tsx';
import type { PendingCounts } from './use-pending-counts.ts';
import './foot-bar.css';

const MORE_PLACES = 'more-places';
type FootBarProps = { bar: FootLink[]; rest: NavLink[]; waiting: PendingCounts };

/**
 * The bottom bar on phones. 'More' opens the other links above it; Escape, a click elsewhere and navigation close them,
 * and Escape returns the focus.
 */
export function FootBar({ bar, rest: overflow, waiting }: FootBarProps) {
  const { t } = useText('nav');
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      more.current?.focus();
    };
    const onStep = ({ target }: Event) => !whole.current?.contains(target as Node) && setOpen(false);
    document.addEventListener('keydown', onEscape);
    document.addEventListener('pointerdown', onStep);
    document.addEventListener('focusin', onStep);
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('pointerdown', onStep);
      document.removeEventListener('focusin', onStep);
    };
  }, [open]);

  const counts = bar.map(({ label }) => waiting[label]);
  const untold = overflow.map(({ label }) => waiting[label]).find((waits) => waits && !counts.includes(waits));
  return (
    <nav ref={whole} className="foot-bar" aria-label={t('main')}>
      {bar.map((link) => (
        <PlaceLink key={link.to} link={link} label={t(`short.${link.label}`)} waiting={waiting} className="foot-link" />
      ))}
      <button
        ref={more}
        type="button"
        className="foot-link"
        aria-expanded={open}
        aria-controls={MORE_PLACES}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis aria-hidden />
        <span>{t('more')}</span>
        {untold && !open && <Count value={untold.count} label={untold.words} />}
      </button>
      {open && (
        <div id={MORE_PLACES} className="foot-more">
          {overflow.map((link) => (
            <PlaceLink key={link.to} link={link} label={t(link.label)} waiting={waiting} className="nav-link" />
          ))}
          <ThemeSwitch />
          <SignOutButton />
        </div>
      )}
    </nav>
  );
}
