import type { MatchView } from '#modules/messaging/contracts/matches.schema.ts';
import type { PauseReason } from '#modules/messaging/contracts/matches.ts';
import { formatDay } from '../../../../web-shared/text/format.ts';
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
  | 'endsOn'
  | 'objectedAt'
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

/** How each reader reads a pause that the guardian chose; the man cannot tell it apart. */
const GUARDIAN = { his: null, hers: 'guardian', guardian: 'own' } as const;

type PausedMatch = Pick<MatchView, 'pauseReasons' | 'allowedActions' | 'endsOn' | 'objectedAt'>;

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
  /** The guardian's own pause, if he wants to end the match with it. */
  function endText({ allowedActions, endsOn, objectedAt }: PausedMatch): string | null {
    const date = formatDay(endsOn);
    if (reader === 'guardian') {
      if (objectedAt) return t('guardianEnd.guardian.objected', named);
      if (endsOn) return t('guardianEnd.guardian.pending', { date, ...named });
      return allowedActions.includes('end') ? null : t('guardianEnd.guardian.suspended');
    }
    if (objectedAt) return t('guardianEnd.hers.objected');
    if (!allowedActions.includes('object')) return null;
    return endsOn ? t('guardianEnd.hers.pending', { date }) : t('guardianEnd.hers.suspended');
  }
  function enderText(by: MatchView['endedBy']): string | null {
    if (reader === 'his') return isIn(ENDERS.his, by) ? t(`closed.ended.his.${by}`) : null;
    if (reader === 'hers') return isIn(ENDERS.hers, by) ? t(`closed.ended.hers.${by}`) : null;
    return isIn(ENDERS.guardian, by) ? t(`closed.ended.guardian.${by}`, named) : null;
  }
  return {
    pausedBecause(match: PausedMatch): string[] {
      const texts = match.pauseReasons
        .map((reason) => (reason === GUARDIAN[reader] && endText(match)) || reasonText(reason))
        .filter((words) => words !== null);
      return texts.length > 0 ? texts : [t('paused.plain')];
    },
    endedBy: (by: MatchView['endedBy']): string => enderText(by) ?? t('closed.ended.plain'),
  };
}
