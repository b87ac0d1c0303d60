import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { steps, type Run } from './steps.ts';

const modules = globSync('src/modules/*').map((folder) => folder.split(/[/\\]/)[2]!);
/** Files with facts that other modules read, apart from a facade and its ports. */
const PUBLISHED = /^(contracts\/|events\.ts)/;

/** Tests of the whole product that any change may break: all requests, emails and permissions. */
const WHOLE = ['platform/api-contract', 'platform/authorisation', 'mail/every-mail', 'identity/personal-data'];

/** Files that decide how an operator installs, migrates, backs up and restores. */
const INSTALLED = /^(migrations|src\/(app\/env|cli|shared-kernel\/(backup|schema))|bin\/instance|package)/;

/**
 * Selects the steps that the changes since the last commit can break, or else the last commit's changes; quick steps
 * always run. Changes inside modules run the tests and features of those modules and their callers, other server
 * changes run everything.
 */
export function reachedSteps(changed = changedFiles()): Run[] {
  const whole = (...names: string[]): Run[] =>
    steps.filter(({ name }) => names.includes(name)).map((step) => ({ step }));
  const onlyFiles = (name: string, only: string[]): Run[] =>
    only.length > 0 ? whole(name).map((run) => ({ ...run, only })) : [];
  const quick = whole('types', 'lint', 'format', 'architecture', 'unit');
  const postgres = changed.some((file) => file.startsWith('src/local/postgres/')) ? whole('postgres') : [];
  const browser = changed.some((file) => /^(src\/web-|e2e\/)/.test(file)) ? whole('browser') : [];
  const instance = changed.some((file) => INSTALLED.test(file)) ? whole('instance') : [];
  const server = changed.filter((file) => /^(src\/(?!web-|local\/postgres)|migrations|features)/.test(file));
  if (server.length === 0) return [...quick, ...postgres, ...instance, ...browser];

  const product = server.filter((file) => !file.startsWith('src/app/tests/'));
  const touched = new Set(product.map(moduleOf));
  if (touched.has(null)) return [...quick, ...postgres, ...whole('integration', 'features'), ...instance, ...browser];
  const reached = [...touched].flatMap((module) => [module!, ...usersOf(module!, product)]);
  return [
    ...quick,
    ...postgres,
    ...onlyFiles('integration', [
      ...new Set([
        ...server.filter((file) => file.endsWith('.integration.test.ts')),
        ...reached.map((module) => `src/modules/${module}/`),
        ...WHOLE.map((test) => `src/app/tests/${test}`),
      ]),
    ]),
    ...onlyFiles(
      'features',
      [...new Set(reached)]
        .map((module) => `features/${module}`)
        .filter((folder) => globSync(`${folder}/*.feature`).length > 0),
    ),
    ...instance,
    ...browser,
  ];
}

/**
 * The modules that a change of these files of a module can break: those that import its contracts and events if one of
 * them changed, and those that import its facade or ports if anything else did.
 */
export function usersOf(module: string, changed: string[]): string[] {
  const own = changed.flatMap((file) => file.split(`src/modules/${module}/`)[1] ?? []);
  const isReached = (imported: string) => own.some((file) => PUBLISHED.test(file) === PUBLISHED.test(imported));
  return modules.filter(
    (user) =>
      user !== module &&
      globSync(`src/modules/${user}/**/*.ts`).some((file) =>
        [...readFileSync(file, 'utf8').matchAll(new RegExp(`from '[^']*/${module}/([^']+)'`, 'g'))].some(
          ([, imported]) => isReached(imported!),
        ),
      ),
  );
}

/** The module of a file, or null if it belongs to none. */
function moduleOf(file: string): string | null {
  const [, module] = /^(?:src\/modules|features|migrations\/\d+T\d+)[/_](\w+)/.exec(file) ?? [];
  return module !== undefined && modules.includes(module) ? module : null;
}

function changedFiles(): string[] {
  const git = (...words: string[]): string[] =>
    execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const present = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return present.length > 0 ? present : git('diff', '--name-only', 'HEAD~1', 'HEAD');
}
