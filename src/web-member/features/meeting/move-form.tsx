import { useText } from '../../lib/text/use-text.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { ApiError } from '../../../web-shared/server/api.ts';
import { Form, FormFoot, toast } from '../../ui/index.ts';
import { checkedBy } from './checked-by.ts';
import { move, refresh, type MeetingCardPart } from './meeting-part.ts';
import { NO_TIMES, TimeInputs, timesOf, type TimeName } from './time-inputs.tsx';

export function MoveForm({ onDone, ...part }: MeetingCardPart & { onDone: () => void }) {
  const { t } = useText('meeting');
  const form = useCheckedForm({
    defaultValues: NO_TIMES,
    schema: async () => {
      const { moveMeeting } = await import('#modules/matchmaking/contracts/meeting/meeting.schema.ts');
      return checkedBy(
        moveMeeting.body,
        (typed: typeof NO_TIMES) => ({ times: timesOf(typed) }),
        (): TimeName => 'time1',
      );
    },
    send: ({ times }) => move(part, times),
    onRefused: (error) => {
      const [message] = Object.values(error instanceof ApiError ? error.fields : {});
      if (message) form.setError('time1', { type: 'server', message });
    },
    onSuccess: () => {
      toast({ title: t('move.done') });
      onDone();
    },
    onSettled: refresh,
    failed: t('move.failed'),
  });
  return (
    <Form form={form}>
      <h3>{t('move.title')}</h3>
      <TimeInputs register={(name) => form.register(name)} error={form.errors.time1} />
      <p className="small quiet">{t('move.note')}</p>
      <FormFoot form={form} label={t('move.submit')} onCancel={onDone} stays />
    </Form>
  );
}
