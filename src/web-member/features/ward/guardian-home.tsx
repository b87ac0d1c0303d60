import { GuardianDashboardPage, OnlyForGuardians } from '../guardian/index.ts';
import { useUser } from '../session/index.ts';
import { OversightPage } from './oversight-page.tsx';

/** 'Guardian Dashboard': for a guardian his dashboard, for a sister her view of her oversight. */
export function GuardianHome() {
  const { data: user } = useUser();
  if (user?.isGuardian) return <GuardianDashboardPage />;
  return user?.gender === 'female' ? <OversightPage /> : <OnlyForGuardians />;
}
