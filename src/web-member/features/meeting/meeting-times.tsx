import { PERSON_MAX } from '#modules/matchmaking/contracts/meeting/meeting.ts';
import type { MatchRole } from '#modules/matchmaking/contracts/match-states.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { formatInZone, ownZone } from '../../../web-shared/text/format.ts';
import { Button, Field, TextInput, toast, toastError } from '../../ui/index.ts';
import { confirm, refresh, type MeetingCardPart } from './meeting-part.ts';

type MeetingTimesProps = MeetingCardPart & { who: (role: MatchRole) => string };

const ROLES = { his: 'man', hers: 'woman', guardian: 'guardian' } as const;

/** The time on the reader's clock, if it is another one. */
export function OwnTime({ time, zone }: { time: string; zone: string }) {
  const { t } = useText('meeting');
  const when = formatInZone(time, ownZone());
  return when === formatInZone(time, zone) ? null : <div className="small quiet">{t('zoneOwn', { when })}</div>;
}

/** The proposed times, each with those who confirmed it, and a button. A guardian may name who comes in his place. */
export function MeetingTimes({ who, ...part }: MeetingTimesProps) {
  const { t } = useText('meeting');
  const { reader, meeting } = part;
  const { times, zone, confirmed, allowedActions } = meeting;
  const [companion, setCompanion] = useState('');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (time: string) => confirm(part, time, companion),
    onSuccess: () => toast({ title: t('confirm.done') }),
    onError: (error) => toastError(t('confirm.failed'), error),
    onSettled: refresh,
  });
  const mayConfirm = allowedActions.includes('confirm');
  return (
    <>
      <ul className="meeting-times">
        {times.map((time) => {
          const those = (['man', 'woman', 'guardian'] as const).filter((role) => confirmed[role] === time);
          const isOwn = confirmed[ROLES[reader]] === time;
          return (
            <li key={time}>
              <div>
                <strong>{formatInZone(time, zone)}</strong>
                <OwnTime time={time} zone={zone} />
                <div className="small quiet">
                  {those.length > 0 ? t('confirmedBy', { who: those.map(who).join(' · ') }) : t('nobodyConfirmed')}
                </div>
              </div>
              {mayConfirm && !isOwn && (
                <Button
                  small
                  variant="primary"
                  busy={isPending && variables === time}
                  aria-label={`${t('confirm.button')}: ${formatInZone(time, zone)}`}
                  onClick={() => mutate(time)}
                >
                  {isPending && variables === time ? t('confirm.doing') : t('confirm.button')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {reader === 'guardian' && mayConfirm && !meeting.companion && (
        <Field label={t('confirm.companion')} hint={t('confirm.nameHint')} optional>
          <TextInput
            value={companion}
            onChange={(event) => setCompanion(event.target.value)}
            maxLength={PERSON_MAX}
            autoComplete="off"
          />
        </Field>
      )}
    </>
  );
}
