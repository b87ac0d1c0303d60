import type { MatchView } from '#modules/messaging/contracts/matches.schema.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { Tag } from '../../../ui/index.ts';

const tones = { active: 'ok', paused: 'wait', ended: 'end', pending: 'wait' } as const;

export function MatchState({ status }: { status: MatchView['status'] }) {
  const { t } = useText('messages');
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>;
}
