import { PERSON_MAX, PLACE_MAX, type PlaceKind } from '#modules/matchmaking/contracts/meeting/meeting.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { ApiError } from '../../../web-shared/server/api.ts';
import { ownZone } from '../../../web-shared/text/format.ts';
import { Field, Form, FormFoot, RadioGroup, TextArea, TextInput, toast } from '../../ui/index.ts';
import { checkedBy } from './checked-by.ts';
import { propose, refresh, type MeetingPart } from './meeting-part.ts';
import { NO_TIMES, TimeInputs, timesOf, type TimeName } from './time-inputs.tsx';

/** Proposes a meeting. Input is not stored as a draft, so that nobody who opens the tab later reads it. */
export function ProposeForm({ onDone, ...part }: MeetingPart & { onDone: () => void }) {
  const { t } = useText('meeting');
  const { path, reader } = part;
  const form = useCheckedForm({
    defaultValues: EMPTY,
    schema: async () => {
      const { proposeOverseenMeeting } = await import('#modules/matchmaking/contracts/meeting/meeting.schema.ts');
      return checkedBy(proposeOverseenMeeting.body, bodyOf, inputOf);
    },
    send: (body) => propose(part, body),
    onRefused: (error) => {
      for (const [name, message] of Object.entries(error instanceof ApiError ? error.fields : {}))
        form.setError(inputOf(name), { type: 'server', message });
    },
    onSuccess: () => {
      toast({ title: t('form.done') });
      onDone();
    },
    onSettled: refresh,
    failed: t('form.failed'),
  });
  const kind = form.watch('kind');
  return (
    <Form form={form}>
      <h2>{t('form.title')}</h2>
      <RadioGroup
        legend={t('form.kind')}
        error={form.errors.kind}
        choices={path.placeKinds.map((value) => ({ value, label: t(`place.${value}`) }))}
        input={() => form.register('kind')}
      />
      <Field
        label={t('form.place')}
        {...(kind && { hint: t(`form.placeHint.${kind}`) })}
        error={form.errors.place}
        required
      >
        <TextArea {...form.register('place')} rows={2} autoComplete="off" maxLength={PLACE_MAX} />
      </Field>
      <TimeInputs register={(name) => form.register(name)} error={form.errors.time1} />
      <Field label={t('form.present')} hint={t('form.presentHint')} error={form.errors.present} required>
        <TextArea {...form.register('present')} rows={3} autoComplete="off" />
      </Field>
      {reader === 'guardian' && (
        <Field label={t('confirm.companion')} hint={t('confirm.nameHint')} error={form.errors.companion} optional>
          <TextInput {...form.register('companion')} maxLength={PERSON_MAX} autoComplete="off" />
        </Field>
      )}
      <p className="small quiet">{t('form.note')}</p>
      <FormFoot form={form} label={t('form.submit')} onCancel={onDone} stays />
    </Form>
  );
}

type Typed = Record<'place' | 'present' | 'companion' | TimeName, string> & { kind: PlaceKind | null };

const EMPTY: Typed = { kind: null, place: '', present: '', companion: '', ...NO_TIMES };

const bodyOf = ({ kind, place, present, companion, ...typed }: Typed) => ({
  times: timesOf(typed),
  zone: ownZone(),
  place: { kind, words: place },
  present: present.split('\n').filter((line) => line.trim() !== ''),
  companion,
});

/** The input of a field of the request. */
function inputOf(field: string): 'time1' | 'place' | 'kind' | 'present' | 'companion' {
  if (field.startsWith('place')) return field === 'place.kind' ? 'kind' : 'place';
  if (field.startsWith('present')) return 'present';
  return field === 'companion' ? 'companion' : 'time1';
}
