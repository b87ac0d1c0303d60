import { expect, test } from 'vitest';
import texts from '#kernel/i18n/en/emails.json' with { type: 'json' };
import { projectRoot, filesIn } from '../source-tree.ts';

interface Declared {
  id: string;
  setting: string | null;
  quotes: boolean;
}

const modules = filesIn(projectRoot, 'src/modules/*/emails.ts');
const declared: Declared[] = (
  await Promise.all(
    modules.map(async (file) =>
      Object.values((await import(`${projectRoot}/${file}`)).emails as Record<string, Declared>),
    ),
  )
).flat();

test('every e-mail has its text, and every text is declared by one module', () => {
  expect(declared.map(({ id }) => id).toSorted()).toEqual(Object.keys(texts).toSorted());
});

test('what a setting governs can be stopped there; what guards the account always goes out', () => {
  const governed = declared.filter(({ setting }) => setting !== null).map(({ id }) => id);
  for (const always of [
    'passwordReset',
    'passwordChanged',
    'newDevice',
    'twoFactorOff',
    'emailChanged',
    'accountLeaving',
  ])
    expect(governed).not.toContain(always);
});

test('answers of the staff go out whatever is switched off', () => {
  for (const answer of ['reportOutcome', 'consultationAnswer', 'ticketUpdateInAccount'])
    expect(declared.find(({ id }) => id === answer)).toMatchObject({ setting: null });
});
