import { useTranslation } from 'react-i18next';
import { topicStages, type TopicStage } from '#modules/matchmaking/contracts/topics/topics.ts';

/** The stages of topics in the words that members read, in their order. */
export function useStages() {
  const { t } = useTranslation('messages');
  const nameOf = (stage: TopicStage): string => t(`stage.${stage}`);
  return { nameOf, choices: topicStages.map((id) => ({ id, name: nameOf(id) })) };
}
