import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { throwawayFolder } from '../../testing/server/throwaway-folder.ts';
import { builtMemberApp } from './member-app.ts';
import { renderedPage, sampleOperator } from './testing/rendered-page.ts';

const manifest = {
  'index.html': { file: 'main.js', imports: ['_own.js', '_both.js'] },
  '_own.js': { file: 'own.js', imports: ['_both.js'] },
  '_both.js': { file: 'both.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'deep.js' },
};

test('a document names the app, and once each file that the app needs', async () => {
  const { path: folder, remove } = await throwawayFolder();
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'index.html'), '<html lang="en"><title>Mithaq</title><div id="root"></div></html>');
  writeFileSync(path.join(folder, 'server.js'), 'export const openPage = () => {};');
  const { documents } = await builtMemberApp(folder, folder, sampleOperator);
  expect(documents.filled(renderedPage('app'), { site: '' })).toContain(
    'data-app="/main.js" data-files="/own.js /both.js /deep.js"',
  );
  await remove();
});
