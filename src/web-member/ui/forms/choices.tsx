import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field.tsx';
import { useWrongField } from './form.tsx';
import './choices.css';
import type { Elements } from '../elements.ts';

type TickProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; note?: ReactNode; error?: string };

/** One box to tick, with its label and an optional line under it. */
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

/**
 * One choice of a group: its value, its words, and an optional line under them. Disabled: shown, and not to be had for
 * now.
 */
export type Choice = { value: string; label: ReactNode; note?: ReactNode; icon?: Elements; disabled?: boolean };

type GroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  choices: Choice[];
  /** What react-hook-form's `register` gives, or name, checked and onChange by hand. */
  input: (choice: Choice) => ComponentProps<'input'>;
  look?: 'plain' | 'cards';
};

function Group({ kind, legend, hint, error, choices, input, look = 'plain' }: GroupProps & { kind: string }) {
  const id = useId();
  useWrongField(id, legend, error);
  return (
    <fieldset
      id={id}
      className={`choices ${look} ${error ? 'wrong' : ''}`}
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
            {/* Firefox keeps what was disabled over a reload where it may complete a control. */}
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

/** Several boxes under one question. */
export function CheckboxGroup(props: GroupProps) {
  return <Group kind="checkbox" {...props} />;
}

/** One of several; `look="cards"` gives each its own frame. */
export function RadioGroup(props: GroupProps) {
  return <Group kind="radio" {...props} />;
}
