import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** A choice, and what it means. */
export interface Tick {
  id: string;
  name: string;
  hint?: string;
}

type TicksInputProps = {
  name: string;
  label: string;
  choices?: Tick[];
  optional?: boolean;
  control: Control<Record<string, string>>;
};

const idsIn = (value: string): string[] => value.split(',').filter(Boolean);

/** A group of checkboxes, of which at least one must be ticked unless the answer is optional. */
export function TicksInput({ name, label, choices = [], optional = false, control }: TicksInputProps) {
  const { t } = useTranslation('console');
  const message = useId();
  return (
    <Controller
      name={name}
      control={control}
      rules={optional ? {} : { validate: (value) => value !== '' || t('tickOne') }}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => {
        const ticked = idsIn(value);
        const toggle = (id: string, isOn: boolean) =>
          onChange(
            choices
              .map((one) => one.id)
              .filter((one) => (one === id ? isOn : ticked.includes(one)))
              .join(','),
          );
        return (
          <FormControl component="fieldset" error={Boolean(error)} onBlur={onBlur} aria-describedby={message}>
            <FormLabel component="legend">{label}</FormLabel>
            {choices.map(({ id, name: said, hint }, place) => (
              <FormControlLabel
                key={id}
                label={
                  <>
                    <span>{said}</span>
                    {hint && <span className="quiet small"> {hint}</span>}
                  </>
                }
                control={
                  <Checkbox
                    checked={ticked.includes(id)}
                    {...(place === 0 && { slotProps: { input: { ref } } })}
                    onChange={(event) => toggle(id, event.target.checked)}
                  />
                }
              />
            ))}
            <FormHelperText id={message}>{error?.message}</FormHelperText>
          </FormControl>
        );
      }}
    />
  );
}
