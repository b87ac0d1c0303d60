import { expect, test } from 'vitest';
import texts from '#texts/en/emails.json' with { type: 'json' };
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

test('each email has a text, and one module declares each text', () => {
  expect(declared.map(({ id }) => id).toSorted()).toEqual(Object.keys(texts).toSorted());
});

test('no setting stops emails about account security', () => {
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

test('no setting stops answers of the staff', () => {
  for (const answer of ['reportOutcome', 'consultationAnswer', 'ticketUpdateInAccount'])
    expect(declared.find(({ id }) => id === answer)).toMatchObject({ setting: null });
});
