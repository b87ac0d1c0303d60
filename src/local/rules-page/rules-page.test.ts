import path from 'node:path';
import { expect, test } from 'vitest';
import { throwawayFolder } from '../../testing/server/throwaway-folder.ts';
import { readLastRun, storeLastRun, type LastRun } from './last-run.ts';
import { parseFeature, readFeatures } from './read-features.ts';
import { parseRulePage, readRules } from './read-rules.ts';
import { renderRulesPage } from './rules-page.ts';

const checkout = path.resolve(import.meta.dirname, '../../..');
const files = { style: 'rules.css', script: 'rules.js' };
const FILE = 'features/billing/refunds.feature';

const feature = parseFeature(
  FILE,
  `Feature: Refunds
  Within 14 days.

  Background:
    Given Yusuf, who pays

  Scenario: He <asks>, & gets it back
    When Yusuf asks for his money
    Then he has it

  Scenario Outline: The plan <plan> ends
    When the plan <plan> ends

    Examples:
      | plan    |
      | monthly |
      | gold    |
`,
);
const page = parseRulePage(
  'docs/rules/billing.md',
  `# Billing

### R-7.1

A payment is \`refunded\`, as [promised](../promises.md).

Shown in [refunds](../../${FILE}), [\`refund.test.ts\`](../../src/refund.test.ts). Enforced in [\`refund.ts\`](../../src/refund.ts).

### R-7.2

A plan ends.

Shown in [refunds](../../${FILE}).
`,
);
const rendered = (run: LastRun) => renderRulesPage({ pages: [page], features: [feature], run }, files);
/** The part of a page about a rule. */
const aboutRule = (html: string, number: string) => html.split(`id="${number}"`)[1]!.split('</article>')[0]!;

test('each rule has its number, its sentence and what shows it', () => {
  const rule = aboutRule(rendered({}), 'R-7.1');
  expect(rule).toContain('<a href="#R-7.1">R-7.1</a>');
  expect(rule).toContain('<p>A payment is refunded, as promised.</p>');
  expect(rule).toContain('refund.test.ts');
  expect(rule).not.toContain('refund.ts');
  expect(rule).toContain('He &lt;asks&gt;, &amp; gets it back');
  expect(rule).toContain('Then he has it');
  expect(rule).toContain('| monthly |');
  expect(rule).toContain('Given Yusuf, who pays');
});

test('a rule that shares a feature leads to its scenarios, whose steps are written once', () => {
  const rule = aboutRule(rendered({}), 'R-7.2');
  expect(rule).toContain(`<a href="#${FILE}:2">The plan &lt;plan&gt; ends</a>`);
  expect(rendered({}).match(/Then he has it/g)).toHaveLength(1);
});

test('a result is that of the last run, and one failed example fails its scenario', async () => {
  const { path: folder, remove } = await throwawayFolder();
  const stored = path.join(folder, 'dist/features-run.json');
  const at = '2026-11-28T10:30:00.000Z';
  const asks = { file: FILE, name: 'He <asks>, & gets it back' };
  storeLastRun(stored, [{ ...asks, passed: false }], '2026-11-27T10:30:00.000Z');
  const outline = [
    { file: FILE, name: 'The plan monthly ends', passed: true },
    { file: FILE, name: 'The plan gold ends', passed: false },
  ];
  storeLastRun(stored, [{ ...asks, passed: true }, ...outline], at);
  const html = rendered(readLastRun(stored));
  await remove();
  expect(html).toMatch(/He &lt;asks&gt;.*<span class="passed" title="28 November 2026 at 10:30 UTC">Passed</);
  expect(html).toMatch(/The plan &lt;plan&gt; ends.*<span class="failed".*>Failed</);
  expect(html).toContain('The scenarios were last run on 28 November 2026 at 10:30 UTC.');
  expect(rendered({})).toMatch(/He &lt;asks&gt;.*<span class="notRun">Not run</);
});

test('every rule of docs/rules is on the page, with each scenario of its features', () => {
  const [pages, features] = [readRules(checkout), readFeatures(checkout)];
  const html = renderRulesPage({ pages, features, run: {} }, files);
  const rules = pages.flatMap((each) => each.rules);
  expect(rules.length).toBeGreaterThan(100);
  const scenarios = new Map(features.map((each) => [each.file, each.scenarios.length]));
  for (const rule of rules) {
    const count = rule.features.reduce((total, file) => total + scenarios.get(file)!, 0);
    expect.soft(aboutRule(html, rule.number).match(/class="scenario"/g)?.length ?? 0, rule.number).toBe(count);
  }
  const written = features.reduce((total, { scenarios: { length } }) => total + length, 0);
  expect(html.match(/class="scenario" id=/g)).toHaveLength(written);
});
