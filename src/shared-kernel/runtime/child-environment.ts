/** Where programs, temporary files and a person's own folder are; the only variables that a child process inherits. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'USERPROFILE'];

/**
 * The explicit environment of a program that we start. Nothing else of the shell's reaches it: no secrets, no
 * `NODE_ENV`, no `NODE_OPTIONS`, no `PG…` variables, and neither its language nor its time zone.
 */
export const childEnvironment = (settings: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  LC_ALL: 'C',
  TZ: 'UTC',
  ...settings,
});
