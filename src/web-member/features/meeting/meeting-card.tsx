import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { formatInZone } from '../../../web-shared/text/format.ts';
import type { Elements } from '../../../web-shared/ui/elements.ts';
import { InlineText, UserText } from '../../../web-shared/ui/user-text.tsx';
import { Button, Card, Tag, type Tone } from '../../ui/index.ts';
import { CancelMeeting } from './cancel-meeting.tsx';
import { Feedback } from './feedback.tsx';
import { fileOf, type MeetingCardPart } from './meeting-part.ts';
import { MeetingTimes, OwnTime } from './meeting-times.tsx';
import { MoveForm } from './move-form.tsx';

const TONES = { proposed: 'wait', moved: 'wait', confirmed: 'ok', cancelled: 'end', passed: 'end' } as const;

type MeetingCardProps = MeetingCardPart & { children: Elements };

export function MeetingCard({ children, ...part }: MeetingCardProps) {
  const { t } = useText('meeting');
  const { reader, path, meeting } = part;
  const { state, place, present, companion, time, zone, allowedActions } = meeting;
  const [isMoving, setMoving] = useState(false);
  const who = (role: 'man' | 'woman' | 'guardian') => t(`who.${reader}.${role}`, { ward: path.wardFirstName ?? '' });
  const shown = meeting.isOver && state !== 'confirmed' && state !== 'cancelled' ? 'passed' : state;
  const tone: Tone = TONES[shown];
  return (
    <Card className="meeting" title={t('title')} aside={<Tag tone={tone}>{t(`state.${shown}`)}</Tag>}>
      {time && (
        <div className="meeting-time">
          <strong>{formatInZone(time, zone)}</strong>
          <OwnTime time={time} zone={zone} />
        </div>
      )}
      {!time && state !== 'cancelled' && <MeetingTimes {...part} who={who} />}
      <p className="small quiet">{t('zone', { zone })}</p>
      {allowedActions.includes('answer') && <Feedback {...part} />}
      <dl className="meeting-facts">
        <dt>{t('where')}</dt>
        <dd>
          <div>{t(`place.${place.kind}`)}</div>
          <div>
            <InlineText>{place.words}</InlineText>
          </div>
        </dd>
        <dt>{t('present')}</dt>
        <dd>
          <ul>
            {present.map((person) => (
              <li key={person}>
                <InlineText>{person}</InlineText>
              </li>
            ))}
            <li>{companion ? <InlineText>{t('companionIs', { name: companion })}</InlineText> : who('guardian')}</li>
          </ul>
        </dd>
      </dl>
      {children}
      <p className="small quiet">{t('proposedBy', { who: who(meeting.proposedBy) })}</p>
      {!meeting.isShared && state !== 'cancelled' && <p className="small quiet">{t(`first.${reader}`)}</p>}
      {state === 'cancelled' && (
        <div className="small">
          <p>{meeting.cancelledBy ? t('cancelledBy', { who: who(meeting.cancelledBy) }) : t('cancelledSelf')}</p>
          {meeting.reason && <UserText>{t('reason', { reason: meeting.reason })}</UserText>}
        </div>
      )}
      {isMoving ? (
        <MoveForm {...part} onDone={() => setMoving(false)} />
      ) : (
        <div className="row">
          {allowedActions.includes('download') && (
            <a className="btn secondary small" href={fileOf(part)} download>
              {t('file')}
            </a>
          )}
          {allowedActions.includes('move') && (
            <Button small onClick={() => setMoving(true)}>
              {t('move.open')}
            </Button>
          )}
          {allowedActions.includes('cancel') && <CancelMeeting {...part} />}
        </div>
      )}
    </Card>
  );
}
