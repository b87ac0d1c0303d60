import type { FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../../web-shared/server/api.ts';

/** Returns the errors of the fields that the server named. */
export const errorsOf = <T extends FieldValues>({ fields }: ApiError): FieldErrors<T> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, { type: 'server', message }]),
  ) as FieldErrors<T>;

/** Marks the fields that the server named; returns whether it named any. */
export function markFields<T extends FieldValues>(error: unknown, setError: UseFormSetError<T>): boolean {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  for (const [index, [name, message]] of fields.entries()) {
    setError(name as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return fields.length > 0;
}
