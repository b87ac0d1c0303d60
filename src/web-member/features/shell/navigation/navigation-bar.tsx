import { useText } from '../../../lib/text/use-text.ts';
import { homeOf, useSession } from '../../session/index.ts';
import { FootBar } from './foot-bar.tsx';
import { footLinks, LABELLED, navLinks, type NavLink } from './nav-links.ts';
import { PlaceLink } from './place-link.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { ThemeSwitch } from '../theme-switch.tsx';
import { useWaiting, type PendingCounts } from './use-pending-counts.ts';
import { Wordmark } from './wordmark.tsx';
import './navigation-bar.css';

/**
 * The menu of a signed-in person: on wide screens six labelled entries and icons at the top, on phones the daily
 * entries at the bottom. CSS shows one of them.
 */
export function NavigationBar() {
  const { t } = useText('nav');
  const { session, isPending } = useSession();
  const waiting = useWaiting(session);
  if (!session.user) return null;

  const links = isPending ? [] : navLinks(session);
  return (
    <>
      <header className="nav">
        <div className="wrap nav-row">
          <Wordmark to={homeOf(session)} />
          <nav aria-label={t('main')} className="nav-menu">
            <div className="nav-places">
              {links.map((link, place) => (
                <MenuEntry key={link.to} link={link} iconOnly={place >= LABELLED} waiting={waiting} />
              ))}
            </div>
            <div className="nav-end">
              <ThemeSwitch />
              <SignOutButton />
            </div>
          </nav>
        </div>
      </header>
      {!isPending && <FootBar {...footLinks(session)} waiting={waiting} />}
    </>
  );
}

function MenuEntry({ link, iconOnly, waiting }: { link: NavLink; iconOnly: boolean; waiting: PendingCounts }) {
  const { t } = useText('nav');
  const label = t(link.label);
  const looks = iconOnly ? 'nav-link icon' : 'nav-link';
  return <PlaceLink link={link} label={label} waiting={waiting} className={looks} />;
}
