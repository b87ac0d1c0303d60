import type { AdminResource, CrudRepository } from '#kernel/admin/admin-resource.ts';
import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import {
  exampleProfileFields,
  type ExampleProfileFields,
  type ExampleProfileRecord,
} from '../contracts/admin-example-profiles.schema.ts';

export const exampleProfilesOf = (
  examples: CrudRepository<ExampleProfileRecord>,
): AdminResource<ExampleProfileRecord, ExampleProfileFields> => ({
  subjectType: 'example-profile',
  fields: exampleProfileFields.keyof().options,
  find: (tx, id) => examples.find(tx, id),
  add: (tx, fields) => examples.add(tx, consistent(fields)),
  change: (tx, before, changes) => examples.save(tx, consistent({ ...before, ...changes })),

  async remove(tx, { id }) {
    await examples.remove(tx, id);
    return null;
  },
});

/** Removes answers that apply only to women, or only with children. */
function consistent<P extends Pick<ExampleProfileFields, 'gender' | 'hasChildren' | 'numberOfChildren'>>(profile: P) {
  const { gender, hasChildren, numberOfChildren } = profile;
  if (hasChildren && numberOfChildren === null)
    throw invalidField('numberOfChildren', sentence('required', {}, ['numberOfChildren'], true));
  return {
    ...profile,
    ...(gender === 'male' && { hijabPreference: null }),
    ...(!hasChildren && { numberOfChildren: null, childrenAges: null }),
  };
}
