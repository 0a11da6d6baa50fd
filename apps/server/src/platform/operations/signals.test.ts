import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics, watchProcess } from './metrics.ts';
import { alertsText, dashboardText } from './signalFiles.ts';
import { signals } from './signals.ts';

const repository = new URL('../../../../../', import.meta.url);
const read = (path: string) => readFile(new URL(path, repository), 'utf8');

/** All metrics of a server with PostgreSQL, by name in PromQL. */
async function told(): Promise<Set<string>> {
  const pool = new pg.Pool();
  const metrics = createMetrics({
    ledger: {
      reached: () => 1n,
      lag: () => 0n,
      deepReorgs: () => 0,
      isFollower: () => true,
      health: () => ({
        chain: { reachable: true, head: 1n, node: '', message: '' },
        state: 'following',
        message: '',
        isFailing: false,
      }),
    },
    pool,
    version: '1.0.0',
    support: async () => ({ tickets: { open: 0 }, replies: { waiting: 0, stopped: 0 } }),
    backupAge: async () => 0,
    freeSpace: async () => 0,
    liveConnections: () => 0,
    pictures: { waiting: () => 0, longestWait: () => 0, outcomes: () => new Map([['cleaned', 1]]) },
    watch: { isAnswering: () => true },
    nodes: [{ name: 'node.example', failures: { unreachable: 0, refused: 0 } }],
  });
  watchProcess(metrics);
  const all = metrics.registry.getMetricsAsArray().flatMap(({ name, type }) => {
    const isHistogram = String(type) === 'histogram';
    return isHistogram ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name];
  });
  metrics.registry.clear();
  await pool.end();
  return new Set(all);
}

const alerts = signals.flatMap((signal) => signal.alerts);

test('uses only existing metrics in signals, and every metric of this server in a signal', async () => {
  const names = await told();
  const asked = signals.flatMap(({ shows, alerts: own }) => [shows, ...own.map(({ when }) => when)]);
  const used = new Set(asked.flatMap((query) => query.match(/\b(?:upline|nodejs|process)_\w+/g) ?? []));
  expect([...used].filter((name) => !names.has(name))).toEqual([]);
  const ours = [...names].filter((name) => name.startsWith('upline_') && !name.endsWith('_sum'));
  expect(ours.filter((name) => !used.has(name))).toEqual([]);
});

test('matches deploy/alerts.yaml and deploy/dashboard.json to the table (else: pnpm generate:signals)', async () => {
  expect(await read('deploy/alerts.yaml')).toBe(alertsText());
  expect(await read('deploy/dashboard.json')).toBe(dashboardText());
});

test('alerts on memory relative to the limit, and on a deep reorg for an hour', () => {
  const when = Object.fromEntries(alerts.map((alert) => [alert.name, alert.when]));
  // A first start on the embedded database takes 725 MB of the unit's limit of 2 GB; the image's
  // limit is 1 GB.
  expect(when['memory-high']).toBe('process_resident_memory_bytes > 0.7 * upline_memory_limit_bytes');
  // Every deep reorg counts, even one less deep than the last.
  expect(when['deep-reorganisation']).toBe('increase(upline_ledger_deep_reorgs_total[1h]) > 0');
});

/** Brackets of a query without a partner. */
function unclosed(query: string): string {
  let left = query.replaceAll(/"[^"]*"|[^(){}[\]]/g, '');
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replaceAll(/\(\)|\{\}|\[\]/g, '');
  }
  return left;
}

test('generates valid Prometheus rules and dashboard panels that do not overlap', async () => {
  const { groups } = parse(alertsText());
  expect(groups[0].rules).toHaveLength(alerts.length);
  for (const rule of groups[0].rules) {
    expect(rule).toEqual({
      alert: expect.stringMatching(/^[A-Z]\w+$/),
      expr: expect.stringMatching(/^[^\n]+$/),
      for: expect.stringMatching(/^\d+[sm]$/),
      labels: { severity: expect.stringMatching(/^(page|ticket)$/) },
      annotations: { summary: expect.any(String), runbook: expect.any(String) },
    });
    expect([rule.alert, unclosed(rule.expr)]).toEqual([rule.alert, '']);
  }
  const { panels } = JSON.parse(dashboardText());
  expect(panels).toHaveLength(signals.length);
  const places = new Set(
    panels.map(({ gridPos }: { gridPos: { x: number; y: number } }) => `${gridPos.x}/${gridPos.y}`),
  );
  expect(places.size).toBe(panels.length);
});

test('has exactly one complete runbook per alert', async () => {
  const [, ...sections] = (await read('docs/runbooks.md')).split(/^## /m);
  const runbooks = sections.map((section) => ({
    name: section.slice(0, section.indexOf('\n')),
    text: section.replaceAll(/\s+/g, ' '),
  }));
  expect(runbooks.map(({ name }) => name).toSorted()).toEqual(alerts.map(({ name }) => name).toSorted());
  for (const { name, means } of alerts) {
    const text = runbooks.find((runbook) => runbook.name === name)?.text;
    for (const part of [means, '- **Members:** ', '- **Look:** ', '- **Do:** '])
      expect([name, text]).toEqual([name, expect.stringContaining(part)]);
  }
});
