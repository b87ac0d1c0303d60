/** Paths of programs, temporary files and the home folder: the only variables that a child process inherits. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'USERPROFILE'];

/**
 * The explicit environment of a child process. It excludes all else of the shell: secrets, `NODE_ENV`, `NODE_OPTIONS`,
 * `PG…` variables, language and time zone.
 */
export const childEnvironment = (settings: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  LC_ALL: 'C',
  TZ: 'UTC',
  ...settings,
});
