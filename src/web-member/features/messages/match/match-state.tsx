import type { MatchView } from '#modules/messaging/contracts/matches.schema.ts';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/index.ts';

const tones = { active: 'ok', paused: 'wait', ended: 'end', pending: 'wait' } as const;

export function MatchState({ status }: { status: MatchView['status'] }) {
  const { t } = useTranslation('messages');
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>;
}
