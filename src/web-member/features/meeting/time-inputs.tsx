import { TIMES_MAX } from '#modules/matchmaking/contracts/meeting/meeting.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../../lib/text/use-text.ts';
import { ownZone } from '../../../web-shared/text/format.ts';
import { Field, TextInput } from '../../ui/index.ts';

export const timeNames = ['time1', 'time2', 'time3'] as const;
export type TimeName = (typeof timeNames)[number];
export const NO_TIMES: Record<TimeName, string> = { time1: '', time2: '', time3: '' };

/** The times as typed, in the zone of the browser. */
export const timesOf = (typed: Record<TimeName, string>): string[] =>
  timeNames.flatMap((name) => (typed[name] ? [new Date(typed[name]).toISOString()] : []));

type TimeInputsProps = { register: (name: TimeName) => UseFormRegisterReturn; error?: string | undefined };

export function TimeInputs({ register, error }: TimeInputsProps) {
  const { t } = useText('meeting');
  return (
    <fieldset className="meeting-inputs">
      <legend>{t('form.times')}</legend>
      <p className="small quiet">{t('zone', { zone: ownZone() })}</p>
      {timeNames.slice(0, TIMES_MAX).map((name, index) => (
        <Field
          key={name}
          label={t('form.time', { number: index + 1 })}
          {...(index === 0 ? { required: true, ...(error && { error }) } : { optional: true })}
        >
          <TextInput {...register(name)} type="datetime-local" autoComplete="off" />
        </Field>
      ))}
    </fieldset>
  );
}
