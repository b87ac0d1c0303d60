import { useText } from '../../../lib/text/use-text.ts';
import { strengthOf } from './strength.ts';
import '../../../ui/feedback/progress-bar.css';

const tones = { weak: 'end', fair: 'wait', strong: 'ok' } as const;
const shares = { weak: 1, fair: 2, strong: 3 };

export function PasswordStrength({ password }: { password: string }) {
  const { t } = useText('auth');
  if (!password) return null;
  const level = strengthOf(password);
  return (
    <div className="strength" role="status">
      <progress className={`progress ${tones[level]}`} max={3} value={shares[level]} aria-hidden />
      <span className="small quiet">{t('strength.label', { level: t(`strength.${level}`) })}</span>
    </div>
  );
}
