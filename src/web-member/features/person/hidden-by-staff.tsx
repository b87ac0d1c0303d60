import type { SeenProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useText } from '../../lib/text/use-text.ts';

/** Tells a guardian which texts of a profile staff have hidden from members. */
export function HiddenByStaff({ profile: { hiddenTexts = [] } }: { profile: Pick<SeenProfile, 'hiddenTexts'> }) {
  const { t } = useText('person');
  if (hiddenTexts.length === 0) return null;
  const names = hiddenTexts.map((name) => t(`fields.${name}` as 'fields.bio'));
  return <p className="small">{t('hiddenByStaff', { texts: names.join(', ') })}</p>;
}
