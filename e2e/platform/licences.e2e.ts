import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Packages that the sources of a web app import by name. */
const importedBy = (app: string): string[] => [
  ...new Set(
    globSync(`src/{${app},web-shared}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.test.*'] })
      .flatMap((file) => [
        ...readFileSync(path.join(root, file), 'utf8').matchAll(
          /^(?:import|export) (?!type\b)[^;]*?from '([^'#.]+)';/gm,
        ),
      ])
      .map(([, specifier]) => /^(@[^/]+\/)?[^/]+/.exec(specifier!)![0])
      .filter((name) => !name.startsWith('node:')),
  ),
];

test('the notices of licences name each package and font that browsers get, and the foot links to them', async () => {
  const site = inject('appUrls')[0]!;
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(site);
    await page.getByRole('link', { name: 'Licences' }).click();
    await page.waitForURL(`${site}/licences.txt`);
    const text = await page.locator('pre').innerText();
    const packages = importedBy('web-member');
    expect(packages.length).toBeGreaterThan(5);
    for (const name of [...packages, '@fontsource-variable/inter', '@fontsource-variable/noto-nastaliq-urdu'])
      expect(text, name).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(text).toContain('SIL OPEN FONT LICENSE');
  } finally {
    await browser.close();
  }
});
