import type { CheckReason } from '#modules/guardianship/contracts/guardian-status.ts';
import { useText } from '../../../lib/text/use-text.ts';

/** The reasons for a check by staff, in the same words for ward and guardian. */
export function CheckReasons({ reasons, ward }: { reasons: readonly CheckReason[]; ward: string }) {
  const { t } = useText('guardianship');
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
