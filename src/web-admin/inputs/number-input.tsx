import { plainNumber, typedNumber } from '#kernel/contracts/digits.ts';
import { number } from 'ra-core';
import type { ComponentProps } from 'react';
import { TextInput } from 'react-admin';

type NumberInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'format' | 'parse' | 'validate'> & {
  /** Accepts decimals (pounds or percent), which the contract takes as text; otherwise a whole number. */
  decimal?: boolean;
  empty?: number | null;
  validate?: Validator[];
};
type Validator = ReturnType<typeof number>;

const isNumber = number();

/** A number typed in the digits of any script. A text field, because number fields accept only 0 to 9. */
export const NumberInput = ({ decimal = false, empty = null, validate = [], ...props }: NumberInputProps) => (
  <TextInput
    {...props}
    validate={[...validate, isNumber]}
    format={(value: unknown) => String((value as string | number | null | undefined) ?? '')}
    parse={(typed: string) => {
      if (typed.trim() === '') return empty;
      return decimal ? plainNumber(typed) : typedNumber(typed);
    }}
    slotProps={{ htmlInput: { inputMode: decimal ? 'decimal' : 'numeric', dir: 'auto' } }}
  />
);
