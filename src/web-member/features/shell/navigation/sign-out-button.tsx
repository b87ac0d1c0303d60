import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from './use-sign-out.ts';

export function SignOutButton() {
  const { t } = useTranslation('common');
  const { mutate, isPending } = useSignOut();
  return (
    <button
      type="button"
      className="nav-link icon"
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      <LogOut aria-hidden />
      <span>{t('signOut.action')}</span>
    </button>
  );
}
