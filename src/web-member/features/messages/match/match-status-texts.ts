import type { MatchView } from '#modules/messaging/contracts/matches.schema.ts';
import type { PauseReason } from '#modules/messaging/contracts/matches.ts';
import { useText } from '../../../lib/text/use-text.ts';

/** The reader: the man, the woman, or her guardian. */
export type Reader = 'his' | 'hers' | 'guardian';

/** Names in the texts: the other's profile, and for a guardian his ward's name. */
export type NamedPerson = { id: number; ward?: string };

/** The parts of a match that its panel needs, for a member or a guardian. */
export type MatchStatus = { id: string } & Pick<
  MatchView,
  | 'status'
  | 'progressStage'
  | 'proposedStage'
  | 'pauseReasons'
  | 'endedBy'
  | 'supervision'
  | 'readAlongWishes'
  | 'allowedActions'
>;

export type PanelProps = { match: MatchStatus; reader: Reader; named: NamedPerson };

/** The causes that each reader has texts for; the server sends nobody others. */
const REASONS = {
  his: ['own', 'woman', 'guardian-change', 'engagement'],
  hers: ['own', 'man', 'guardian', 'guardian-change', 'guardian-conflict', 'dispute', 'iddah', 'engagement'],
  guardian: ['own', 'man', 'woman', 'iddah'],
} as const;
const ENDERS = {
  his: ['own', 'woman'],
  hers: ['own', 'man', 'guardian'],
  guardian: ['own', 'man', 'woman'],
} as const;

const isIn = <T extends string>(list: readonly T[], one: string | null): one is T =>
  (list as readonly (string | null)[]).includes(one);

/** Texts about why a match is paused and who ended it, in the reader's perspective. */
export function useMatchStatusTexts(reader: Reader, named: NamedPerson) {
  const { t } = useText('messages');

  function reasonText(reason: PauseReason): string | null {
    if (reader === 'his') return isIn(REASONS.his, reason) ? t(`paused.reason.his.${reason}`) : null;
    if (reader === 'hers') return isIn(REASONS.hers, reason) ? t(`paused.reason.hers.${reason}`) : null;
    return isIn(REASONS.guardian, reason) ? t(`paused.reason.guardian.${reason}`, named) : null;
  }
  function enderText(by: MatchView['endedBy']): string | null {
    if (reader === 'his') return isIn(ENDERS.his, by) ? t(`closed.ended.his.${by}`) : null;
    if (reader === 'hers') return isIn(ENDERS.hers, by) ? t(`closed.ended.hers.${by}`) : null;
    return isIn(ENDERS.guardian, by) ? t(`closed.ended.guardian.${by}`, named) : null;
  }
  return {
    pausedBecause(reasons: PauseReason[]): string[] {
      const texts = reasons.map(reasonText).filter((words) => words !== null);
      return texts.length > 0 ? texts : [t('paused.plain')];
    },
    endedBy: (by: MatchView['endedBy']): string => enderText(by) ?? t('closed.ended.plain'),
  };
}
