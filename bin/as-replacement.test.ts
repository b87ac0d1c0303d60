import { expect, test } from 'vitest';
import { asReplacement } from './as-replacement.ts';

test.each(['/plain', '/a$b/$HOME', '/$1', '/$&', '/US$', '/two$$', "/$'`$`"])(
  'an alias resolves to %s unchanged',
  (file) => expect('zod'.replace(/^(z)od$/, asReplacement(file))).toBe(file),
);
