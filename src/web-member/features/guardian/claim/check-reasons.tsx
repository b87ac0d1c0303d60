import type { CheckReason } from '#modules/guardianship/contracts/guardian.ts';
import { useTranslation } from 'react-i18next';

/** Why the staff look at a verification first, the same for both who read it. */
export function CheckReasons({ reasons, ward }: { reasons: readonly CheckReason[]; ward: string }) {
  const { t } = useTranslation('guardianship');
  return (
    <>
      <p>{t('check.why')}</p>
      <ul className="follows">
        {reasons.map((reason) => (
          <li key={reason}>{t(`check.reasons.${reason}`, { ward })}</li>
        ))}
      </ul>
    </>
  );
}
