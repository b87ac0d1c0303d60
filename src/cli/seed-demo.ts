import { parseArgs } from 'node:util';
import { partsOf } from '../app/container.ts';
import { projectionNamed } from '../app/rebuild.ts';
import { seedReferenceData } from '../app/reference-data.ts';
import { LocalClock } from '../local/clock.ts';
import { seedCrowd } from '../local/crowd/index.ts';
import { composeFor, onDatabase, say } from './on-database.ts';

// `npm run seed:demo -- --members 100000 --matches 2000`: adds this many synthetic members and matches between them.
// The site may run meanwhile.
await onDatabase('Nobody was added.', async (workplace) => {
  if (workplace.env.mode === 'production')
    throw new Error('MODE is production: synthetic people have no place among real ones.');
  const { values } = parseArgs({ options: { members: { type: 'string' }, matches: { type: 'string', default: '0' } } });
  const [members, matches] = [numberOf('members', values.members), numberOf('matches', values.matches)];
  const clock = await LocalClock.open(workplace.db);
  const { kernel, modules } = await composeFor(workplace, clock);
  await seedReferenceData(kernel.uow, partsOf(modules));
  await seedCrowd({
    kernel,
    now: clock.now(),
    members,
    matches,
    hashPassword: (password) => modules.identity.commands.hashPassword(password, { email: '', username: '' }),
    cards: projectionNamed(partsOf(modules), 'matchmaking.browse-card'),
    say,
  });
});

function numberOf(name: string, given: string | undefined): number {
  if (given && /^\d{1,8}$/.test(given)) return Number(given);
  throw new Error(
    `Say how many: npm run seed:demo -- --members 100000 [--matches 2000]; --${name} is no whole number.`,
  );
}
