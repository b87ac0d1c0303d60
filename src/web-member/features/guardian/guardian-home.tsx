import { OversightPage } from '../oversight/index.ts';
import { useUser } from '../session/index.ts';
import { GuardianDashboardPage } from './guardian-dashboard-page.tsx';
import { OnlyForGuardians } from './guardian-only.tsx';

/** 'Guardian Dashboard': for a guardian his dashboard, for a sister her view of her oversight. */
export function GuardianHome() {
  const { data: user } = useUser();
  if (user?.isGuardian) return <GuardianDashboardPage />;
  return user?.gender === 'female' ? <OversightPage /> : <OnlyForGuardians />;
}
