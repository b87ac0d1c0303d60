import { Navigate, Outlet } from 'react-router-dom';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/waiting.tsx';
import { dashboardGate } from './dashboard-gate.ts';
import { isOnlyGuardian, useSession, useUser } from './use-session.ts';

function Trouble({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div className="wrap page narrow">
      <ErrorNotice error={error} onRetry={retry} />
    </div>
  );
}

/** Pages for whoever is signed in; anybody else is sent to /auth. */
export function ProtectedRoute() {
  const { data: user, isPending, error, refetch } = useUser();
  if (isPending) return <Spinner />;
  if (error) return <Trouble error={error} retry={() => void refetch()} />;
  return user ? <Outlet /> : <Navigate to="/auth" replace />;
}

/** Lets in to the dashboard, or sends to what has to be done before. */
export function DashboardGate() {
  const { session, isPending, error, retry } = useSession();
  if (isPending) return <Spinner />;
  if (error) return <Trouble error={error} retry={retry} />;
  const elsewhere = dashboardGate(session);
  return elsewhere ? <Navigate to={elsewhere} replace /> : <Outlet />;
}

/** Pages that a guardian without a profile of his own may not use: he is sent to his dashboard. */
export function GuardianBlock() {
  const { session, isPending, error, retry } = useSession();
  if (isPending) return <Spinner />;
  if (error) return <Trouble error={error} retry={retry} />;
  return isOnlyGuardian(session) ? <Navigate to="/guardian-dashboard" replace /> : <Outlet />;
}
