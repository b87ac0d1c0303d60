import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Validates a form by the schema of its request, whose fields are named otherwise than the inputs. Each error belongs
 * to the input that `inputOf` names.
 */
export const checkedBy =
  <Typed extends FieldValues, Body>(
    schema: z.ZodType<unknown, Body>,
    bodyOf: (typed: Typed) => unknown,
    inputOf: (field: string) => keyof Typed & string,
  ): Resolver<Typed, unknown, Body> =>
  (typed) => {
    const body = bodyOf(typed);
    const parsed = schema.safeParse(body);
    if (parsed.success) return { values: body as Body & FieldValues, errors: {} };
    const errors = parsed.error.issues.map(({ path, message }) => [
      inputOf(path.join('.')),
      { type: 'checked', message },
    ]);
    return { values: {}, errors: Object.fromEntries(errors.toReversed()) as FieldErrors<Typed> };
  };
