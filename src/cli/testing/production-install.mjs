// Hides the packages that `npm ci --omit=dev` does not install, for a test: node --import this file.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';

const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8'));
const hidden = new Set(Object.keys({ ...manifest.devDependencies, ...manifest.optionalDependencies }));
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

registerHooks({
  resolve(specifier, context, next) {
    const fromOwn = !context.parentURL?.includes('/node_modules/');
    if (!fromOwn || !hidden.has(packageOf(specifier))) return next(specifier, context);
    throw Object.assign(new Error(`Cannot find package '${specifier}'`), { code: 'ERR_MODULE_NOT_FOUND' });
  },
});
