import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field.tsx';
import { useWrongField } from './form.tsx';
import './choices.css';
import type { Elements } from '../../../web-shared/ui/elements.ts';

type TickProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; note?: ReactNode; error?: string };

export function Checkbox({ label, note, error, ...props }: TickProps) {
  const id = useId();
  useWrongField(`${id}-box`, label, error);
  return (
    <div>
      <label className="choice">
        <input
          id={`${id}-box`}
          type="checkbox"
          {...props}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>
          <span>{label}</span>
          {note && <span className="choice-note">{note}</span>}
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** A choice of a group. A disabled one is shown, but unavailable for now. */
export type Choice = { value: string; label: ReactNode; note?: ReactNode; icon?: Elements; disabled?: boolean };

type GroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  choices: Choice[];
  /** The result of react-hook-form's `register`, or name, checked and onChange. */
  input: (choice: Choice) => ComponentProps<'input'>;
  variant?: 'plain' | 'cards';
};

function Group({ kind, legend, hint, error, choices, input, variant = 'plain' }: GroupProps & { kind: string }) {
  const id = useId();
  useWrongField(id, legend, error);
  return (
    <fieldset
      id={id}
      className={`choices ${variant} ${error ? 'wrong' : ''}`}
      role={kind === 'radio' ? 'radiogroup' : undefined}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      aria-invalid={kind === 'radio' && error ? true : undefined}
    >
      <legend>{legend}</legend>
      {hint && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div className="choices-list">
        {choices.map((choice) => (
          <label className="choice" key={choice.value}>
            {/* Without autocomplete off, Firefox restores the disabled state after a reload. */}
            <input {...input(choice)} type={kind} value={choice.value} disabled={choice.disabled} autoComplete="off" />
            {choice.icon}
            <span>
              <span>{choice.label}</span>
              {choice.note && <span className="choice-note">{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

export function CheckboxGroup(props: GroupProps) {
  return <Group kind="checkbox" {...props} />;
}

/** Radio buttons; `variant="cards"` frames each of them. */
export function RadioGroup(props: GroupProps) {
  return <Group kind="radio" {...props} />;
}
