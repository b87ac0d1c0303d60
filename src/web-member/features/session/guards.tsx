import { lazy, Suspense, use, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { RenderedDocumentContext } from '../../lib/rendered-document.ts';
import { FROM_CONSOLE, isFromConsole } from '../../../web-shared/from-console.ts';
import { retryWhenOnline } from '../../lib/server/retry-when-online.ts';
import { withTexts } from '../../lib/text/with-texts.ts';
import { signInFor } from '../../../web-shared/return-to.ts';
import { ErrorNotice, Redirect, Spinner } from '../../ui/index.ts';
import { CONSOLE, dashboardGate, profileGate, wardGate } from './dashboard-gate.ts';
import { type Session, useSession, useUser } from './use-session.ts';

function Trouble({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div className="wrap page narrow">
      <ErrorNotice error={error} onRetry={retry} />
    </div>
  );
}

/** Requires a signed-in user; redirects others to /auth, which leads back. */
export function ProtectedRoute() {
  const { data: user, isPending, error, refetch } = useUser();
  const location = useLocation();
  if (isPending) return <Spinner />;
  if (error && user === undefined) return <Trouble error={error} retry={() => void refetch()} />;
  if (!user) return <Redirect to={signInFor(location)} />;
  return (
    <>
      <ConsoleClosedNotice />
      <Outlet />
    </>
  );
}

const LoadedNotice = lazy(async () => ({
  default: (await retryWhenOnline(() => withTexts(() => import('./console-closed-notice.tsx'), 'dashboard')))
    .ConsoleClosedNotice,
}));

/** The notice for somebody who came from the console; it loads only then. */
function ConsoleClosedNotice() {
  const { search } = useLocation();
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isFromConsole(search)), [search]);
  return isShown ? (
    <Suspense>
      <LoadedNotice />
    </Suspense>
  ) : null;
}

/** Shows the page, or redirects this person elsewhere. */
function Gate({ elsewhere: redirectFor }: { elsewhere: (session: Session) => string | null }) {
  const { session, isPending, error, retry } = useSession();
  const { search } = useLocation();
  if (isPending) return <Spinner />;
  if (error) return <Trouble error={error} retry={retry} />;
  const to = redirectFor(session);
  if (to === CONSOLE) return <ToConsole />;
  if (to) return <Redirect to={isFromConsole(search) ? `${to}?${FROM_CONSOLE}` : to} />;
  return <Outlet />;
}

/** Redirects to the console by a full-page navigation. */
export function ToConsole({ at = CONSOLE }: { at?: string }) {
  const rendered = use(RenderedDocumentContext);
  rendered?.describe({ elsewhere: at });
  useEffect(() => window.location.replace(at), [at]);
  return <Spinner />;
}

/** Guards the dashboard: redirects to the steps required before it. */
export const DashboardGate = () => <Gate elsewhere={dashboardGate} />;

export const WardGate = () => <Gate elsewhere={wardGate} />;

export const ProfileGate = () => <Gate elsewhere={profileGate} />;

/** Guards pages for members: guardians who have not enabled membership are redirected to their dashboard. */
export function MemberGate() {
  const { session, isPending, error, retry } = useSession();
  if (isPending) return <Spinner />;
  if (error) return <Trouble error={error} retry={retry} />;
  return session.user?.isMember === false ? <Redirect to="/guardian-dashboard" /> : <Outlet />;
}
