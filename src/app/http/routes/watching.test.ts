import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, test } from 'vitest';
import { FixedClock } from '#kernel/clock.ts';
import { parse } from 'yaml';
import { metrics, showHealth } from './health.ts';
import { showCases, showPayments, showPool } from './operating-metrics.ts';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../../../deploy', file), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  annotations: { summary: string };
}
const { groups } = parse(read('alerts.yaml')) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap(({ rules }) => rules);
const board = JSON.parse(read('grafana.json')) as {
  panels: { title: string; datasource: object; gridPos: object; targets: { expr: string }[] }[];
};

/** Errors of an expression by Prometheus' own grammar, and the metrics that it reads. */
function analyse(expression: string): { errors: string[]; read: string[] } {
  const errors: string[] = [];
  const read: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, name, from, to }) => {
      if (type.isError) errors.push(`${expression.slice(0, from)}⟨here⟩${expression.slice(from)}`);
      if (name === 'Identifier') read.push(expression.slice(from, to));
    },
  });
  return { errors, read };
}

/** Names of the series that processes serve; `up` is Prometheus' own. */
function served(): Set<string> {
  showHealth({} as never);
  showCases([], new FixedClock(new Date('2026-01-05T09:00:00Z')));
  showPayments(() => Promise.reject(new Error('none')));
  showPool({} as never);
  const series = metrics.getMetricsAsArray().flatMap(({ name, type }) => {
    const parts = type === ('histogram' as never) ? ['_bucket', '_count', '_sum'] : [''];
    return parts.map((part) => `${name}${part}`);
  });
  return new Set(['up', ...series]);
}

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

test.each(expressions)('%s: its expression is valid and reads metrics that exist', (_, expression) => {
  const { errors, read } = analyse(expression);
  expect(errors).toEqual([]);
  expect(read.filter((name) => !served().has(name))).toEqual([]);
  expect(read.length).toBeGreaterThan(0);
});

test('an expression with an error is noticed', () => {
  expect(analyse('sum(rate(up[5m]) > 2').errors).not.toEqual([]);
  expect(analyse('max(mithaq_mail_waitin) > 1').read.some((name) => served().has(name))).toBe(false);
});

test('each alert has a name of its own and advice, and each panel a place', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const rule of rules) {
    expect(Object.keys(rule).every((key) => /^(alert|expr|for|labels|annotations)$/.test(key))).toBe(true);
    expect(rule.annotations.summary).toMatch(/\w{3}.*\.$/);
    expect(rule.for ?? '1m').toMatch(/^\d+[smhd]$/);
  }
  for (const { gridPos, datasource } of board.panels) expect([gridPos, datasource]).not.toContain(undefined);
});
