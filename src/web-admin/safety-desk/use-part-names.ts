import { WHOLE_PROFILE } from '#modules/matchmaking/contracts/moderation/measures.ts';
import { useTranslation } from 'react-i18next';

/** Returns what a part of a profile is called: all of it, or one of its texts. */
export function usePartNames(): (part: string) => string {
  const { t } = useTranslation(['console', 'person']);
  return (part) => (part === WHOLE_PROFILE ? t('measures.whole') : t(`person:fields.${part}` as 'person:fields.bio'));
}
