import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldLinks } from './field.tsx';

export type Option = { value: string; label: string };

type SelectProps = ComponentProps<'select'> & { options: Option[]; placeholder?: string };

/** The browser's own select, styled; `placeholder` is the empty first option. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  return (
    <div className="select">
      <select {...useFieldLinks()} {...props} className="input">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} dir="auto">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </div>
  );
}
