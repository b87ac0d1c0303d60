import type { WaliRelation } from '#modules/identity/contracts/wali.ts';
import { useText } from '../../../lib/text/use-text.ts';

export interface InvitationWords {
  ward: string;
  /** The guardian's. */
  name: string;
  relation: WaliRelation;
}

/** Names the ward as her guardian calls her: 'your daughter Zahra'. */
export function useWardName() {
  const { t } = useText('decide');
  return (ward: string, relation: WaliRelation) => t(`ward.${relation}`, { ward });
}

/** Begins a sentence. The first letter may follow a mark that isolates a name. */
export const capitalized = (sentence: string) => sentence.replace(/\p{L}/u, (character) => character.toUpperCase());

/** A guardian's part, in three points. */
export function GuardianPart() {
  const { t } = useText('guardianship');
  return (
    <section className="stack tight">
      <h2>{t('waliVerify.what')}</h2>
      <ul>
        {(['requests', 'messages', 'leave'] as const).map((point) => (
          <li key={point}>{t(`waliVerify.points.${point}`)}</li>
        ))}
      </ul>
    </section>
  );
}
