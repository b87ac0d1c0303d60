import { systemClock } from '#kernel/clock.ts';
import { partsOf } from '../app/container.ts';
import { projectionNamed } from '../app/rebuild.ts';
import { composeFor, onDatabase, say } from './on-database.ts';

// `npm run rebuild -- <module>.<projection>`: rebuilds a projection from its sources. The site may run meanwhile.
await onDatabase('Nothing was rebuilt.', async (workplace) => {
  const { modules } = await composeFor(workplace, systemClock);
  const projection = projectionNamed(partsOf(modules), process.argv[2]);
  say(`Rebuilt ${projection.name}: ${await projection.rebuild()} rows.`);
});
