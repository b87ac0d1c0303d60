import { expect, test } from 'vitest';
import { dataOf } from '#kernel/personal-data.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { DataKeys } from '#kernel/sealing/data-keys.ts';
import { Seals } from '#kernel/sealing/seals.ts';
import { Tx } from '#kernel/tx.ts';
import { testDatabase } from '../../../testing/server/database.ts';
import { profileForm } from '../../../testing/people.ts';
import { shortText } from '../contracts/fields/field-kinds.ts';
import { profileFields } from '../contracts/fields/profile-fields.ts';
import { profileSchemas } from '../contracts/fields/profile-fields.schema.ts';
import { Profile } from '../domain/profile.ts';
import { personalData } from '../personal-data.ts';
import { profiles } from './profiles-repository.ts';

const db = await testDatabase();
const accountId = '0190f3a2-0000-7000-8000-000000000001' as UserId;

test("a field that is added to the table is in its owner's export", async () => {
  const favouriteBook = { ...shortText(60), answer: 'optional', form: { section: 'basic' } } as const;
  const { createForm } = profileSchemas({ ...profileFields, favouriteBook });
  const form = createForm.parse(profileForm('male', { favouriteBook: 'Riyad as-Salihin' }));
  const profileId = await db.transaction(async (trx) => {
    const tx = new Tx(trx);
    const profile = Profile.create(await profiles.nextId(tx), accountId, form, new Date('2026-06-01T12:00:00Z'));
    await profiles.save(tx, profile);
    return profile.state.id;
  });

  const seals = new Seals(await DataKeys.open(db, ['a secret of a test']));
  const { profile } = await dataOf({ db, seals }, personalData, { accountId, profileId });
  expect(profile).toMatchObject([{ stated: { favouriteBook: 'Riyad as-Salihin', location: form.location } }]);
});
