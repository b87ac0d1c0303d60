import { createContext, use, useId, type ReactNode } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { useWrongField } from './form.tsx';
import './field.css';
import type { Elements } from '../../../web-shared/ui/elements.ts';

type FieldLinks = { id: string; describedBy?: string; invalid: boolean; required: boolean };
const FieldContext = createContext<FieldLinks | null>(null);

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  optional?: boolean;
  children: Elements;
};

/** A labelled control with its hint and error; the control gets its id and description from context. */
export function Field({ label, hint, error, required = false, optional, children }: FieldProps) {
  const { t } = useText('common');
  const id = useId();
  useWrongField(id, label, error);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={error ? 'field wrong' : 'field'}>
        <label htmlFor={id}>
          <span>{label}</span> {optional && <span className="field-optional">{t('field.optional')}</span>}
        </label>
        {hint && (
          <div className="field-hint" id={`${id}-hint`}>
            {hint}
          </div>
        )}
        {children}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </FieldContext>
  );
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  return (
    <div className="field-error" id={id} role={error ? 'alert' : undefined}>
      {error}
    </div>
  );
}

/** Returns the attributes that link a control to its Field; none outside of one. */
export function useFieldLinks() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}
