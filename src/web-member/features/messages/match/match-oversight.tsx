import type { OversightMode } from '#modules/matchmaking/contracts/match-states.ts';
import { setSupervision } from '#modules/messaging/contracts/oversight.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { call } from '../../../../web-shared/server/api.ts';
import { Button } from '../../../ui/index.ts';
import type { PanelProps } from './match-status-texts.ts';
import { useMatchCall } from './use-match-call.ts';

/** The oversight of a conversation; a ward and her guardian also see and change what each prefers. */
export function MatchOversight({ match, reader, named }: PanelProps) {
  const { t } = useText('messages');
  const { mutate, isPending } = useMatchCall(
    (mode: OversightMode) => call(setSupervision, { params: { id: match.id }, body: { mode } }),
    () => t('oversight.done'),
  );
  const { readAlongWishes: wishes, supervision, allowedActions } = match;
  const verb = allowedActions.includes('wish-read-along')
    ? 'wish'
    : allowedActions.includes('withdraw-read-along')
      ? 'withdraw'
      : null;
  if (match.status === 'ended') return null;
  const side = reader === 'guardian' ? 'guardian' : 'hers';
  const [own, others] = [
    wishes?.[side === 'hers' ? 'ward' : 'guardian'],
    wishes?.[side === 'hers' ? 'guardian' : 'ward'],
  ];
  return (
    <section className="stack" aria-labelledby={`oversight-${match.id}`}>
      <h3 id={`oversight-${match.id}`}>{t('oversight.title')}</h3>
      <p>{t(`oversight.${reader}.${supervision}`)}</p>
      {own && !others && <p>{t(`oversight.${side}.waiting`)}</p>}
      {others && !own && <p>{t(`oversight.${side}.requested`, named)}</p>}
      {verb && (
        <div>
          <Button
            small
            variant={others && !own ? 'primary' : 'secondary'}
            busy={isPending}
            onClick={() => mutate(verb === 'wish' ? 'read_along' : 'approve')}
          >
            {t(`oversight.${side}.${verb}`)}
          </Button>
          <p className="small quiet">{t(`oversight.${side}.hint`)}</p>
        </div>
      )}
    </section>
  );
}
