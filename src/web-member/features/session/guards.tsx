import { use, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { RenderedDocumentContext } from '../../lib/rendered-document.ts';
import { signInFor } from '../../lib/navigation/return-to.ts';
import { ErrorNotice } from '../../ui/feedback/notice.tsx';
import { Redirect } from '../../ui/page/redirect.tsx';
import { Spinner } from '../../ui/feedback/waiting.tsx';
import { CONSOLE, dashboardGate, profileGate, wardGate } from './dashboard-gate.ts';
import { type Session, useSession, useUser } from './use-session.ts';

function Trouble({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div className="wrap page narrow">
      <ErrorNotice error={error} onRetry={retry} />
    </div>
  );
}

/** Pages for whoever is signed in; anybody else is sent to /auth, which leads back. */
export function ProtectedRoute() {
  const { data: user, isPending, error, refetch } = useUser();
  const location = useLocation();
  if (isPending) return <Spinner />;
  if (error && user === undefined) return <Trouble error={error} retry={() => void refetch()} />;
  return user ? <Outlet /> : <Redirect to={signInFor(location)} />;
}

/** Lets in, or sends to where this person belongs. */
function Gate({ elsewhere: redirectFor }: { elsewhere: (session: Session) => string | null }) {
  const { session, isPending, error, retry } = useSession();
  if (isPending) return <Spinner />;
  if (error) return <Trouble error={error} retry={retry} />;
  const to = redirectFor(session);
  if (to === CONSOLE) return <ToConsole />;
  return to ? <Redirect to={to} /> : <Outlet />;
}

/** The console is another app: going there loads a new page. */
export function ToConsole({ at = CONSOLE }: { at?: string }) {
  const rendered = use(RenderedDocumentContext);
  rendered?.describe({ elsewhere: at });
  useEffect(() => window.location.replace(at), [at]);
  return <Spinner />;
}

/** Lets in to the dashboard, or sends to what has to be done before. */
export const DashboardGate = () => <Gate elsewhere={dashboardGate} />;

/** A sister's pages about her guardian. */
export const WardGate = () => <Gate elsewhere={wardGate} />;

/** Where a profile is written. */
export const ProfileGate = () => <Gate elsewhere={profileGate} />;

/** Pages for members: a guardian who has not chosen to be one is sent to his dashboard. */
export function GuardianBlock() {
  const { session, isPending, error, retry } = useSession();
  if (isPending) return <Spinner />;
  if (error) return <Trouble error={error} retry={retry} />;
  return session.user?.isMember === false ? <Redirect to="/guardian-dashboard" /> : <Outlet />;
}
