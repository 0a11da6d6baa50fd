import pg from 'pg';
import { expect, test } from 'vitest';
import type { LedgerHealth, LedgerView } from './ledgerView.ts';
import { createMetrics } from './metrics.ts';

function ledgerAt(
  reached: bigint,
  head: bigint | null,
  state: LedgerHealth['state'] = 'following',
): LedgerView {
  return {
    reached: () => reached,
    lag: () => (head === null ? null : head - reached),
    deepReorgs: () => 2,
    isFollower: () => true,
    health: () => ({
      chain: { reachable: head !== null, head, node: 'node.example', message: '' },
      state,
      message: '',
      isFailing: false,
    }),
  };
}

async function read(metrics: ReturnType<typeof createMetrics>): Promise<string[]> {
  const text = await metrics.registry.metrics();
  return text.split('\n').filter((line) => line && !line.startsWith('#'));
}

test('reports the block of the ledger, but no head before one was seen', async () => {
  const behind = await read(createMetrics({ ledger: ledgerAt(90n, 100n) }));
  expect(behind).toEqual(
    expect.arrayContaining([
      'upline_ledger_block 90',
      'upline_ledger_head_block 100',
      'upline_ledger_lag_blocks 10',
      'upline_ledger_deep_reorgs_total 2',
      'upline_ledger_following 1',
      'upline_ledger_follower 1',
      'upline_chain_reachable 1',
    ]),
  );
  const blind = await read(createMetrics({ ledger: ledgerAt(90n, null, 'contradicted') }));
  expect(blind).toContain('upline_chain_reachable 0');
  expect(blind).toContain('upline_ledger_following 0');
  expect(blind.join('\n')).not.toMatch(/head_block|lag_blocks/);
});

test('reports waiting pictures, the longest wait and the outcomes', async () => {
  const outcomes = new Map([
    ['cleaned', 7],
    ['memory', 2],
  ] as const);
  const pictures = { waiting: () => 3, longestWait: () => 1.5, outcomes: () => outcomes };
  const metrics = createMetrics({ ledger: ledgerAt(1n, 1n), pictures });
  await read(metrics);
  expect(await read(metrics)).toEqual(
    expect.arrayContaining([
      'upline_pictures_waiting 3',
      'upline_pictures_longest_wait_seconds 1.5',
      'upline_pictures_total{outcome="cleaned"} 7',
      'upline_pictures_total{outcome="memory"} 2',
    ]),
  );
});

test('reports open work of support, the age of the backup and the version', async () => {
  let asked = 0;
  const metrics = createMetrics({
    ledger: ledgerAt(1n, 1n),
    version: '1.2.3',
    async support() {
      asked++;
      return { tickets: { open: 3, pending: 4 }, replies: { waiting: 1, stopped: 2 } };
    },
    backupAge: async () => 3600,
  });
  metrics.noteReply({ method: 'POST', route: '/api/chat/user/tickets', status: 200, seconds: 0.1 });
  metrics.noteReply({ method: 'POST', route: '/api/chat/user/tickets', status: 400, seconds: 0.1 });
  metrics.noteReply({ method: 'GET', route: '/api/chat/user/tickets', status: 200, seconds: 0.1 });
  metrics.noteReply({ method: 'POST', route: '/api/upload/upload-single', status: 415, seconds: 0.1 });
  metrics.noteReply({ method: 'POST', route: '/api/upload/upload-single', status: 200, seconds: 0.1 });
  const lines = await read(metrics);
  expect(lines).toEqual(
    expect.arrayContaining([
      'upline_build_info{version="1.2.3"} 1',
      'upline_tickets_waiting{status="open"} 3',
      'upline_tickets_waiting{status="pending"} 4',
      'upline_replies_held{state="waiting"} 1',
      'upline_replies_held{state="stopped"} 2',
      'upline_backup_age_seconds 3600',
      'upline_tickets_opened_total 1',
      'upline_uploads_refused_total{status="415"} 1',
    ]),
  );
  // Both gauges and the next scrape share one query.
  await read(metrics);
  expect(asked).toBe(1);
  const later = createMetrics({
    ledger: ledgerAt(1n, 1n),
    support: () => Promise.reject(new Error('Down.')),
  });
  expect((await read(later)).join('\n')).not.toMatch(/tickets_waiting\{|replies_held\{/);
});

test('counts replies by route and status, and refused sign-ins separately', async () => {
  const metrics = createMetrics({ ledger: ledgerAt(1n, 1n) });
  const reply = { method: 'POST', route: '/api/users/login', seconds: 0.02 };
  metrics.noteReply({ ...reply, status: 200 });
  metrics.noteReply({ ...reply, status: 401 });
  metrics.noteReply({ ...reply, route: '/api/users/update', status: 401 });
  const lines = await read(metrics);
  expect(lines).toContain('upline_sign_in_failures_total{status="401"} 1');
  expect(lines).toContain(
    'upline_http_request_seconds_count{method="POST",route="/api/users/login",status="200"} 1',
  );
});

test('reports refusals by limits, failures of nodes and an unavailable database', async () => {
  const failures = { unreachable: 2, refused: 0 };
  let isAnswering = true;
  const metrics = createMetrics({
    ledger: ledgerAt(1n, 1n),
    nodes: [{ name: 'node.example', failures }],
    watch: { isAnswering: () => isAnswering },
  });
  metrics.noteReply({ method: 'POST', route: '/api/users/login', status: 429, seconds: 0 });
  expect(await read(metrics)).toEqual(
    expect.arrayContaining([
      'upline_rate_limit_refusals_total{route="/api/users/login"} 1',
      'upline_chain_failures_total{node="node.example",kind="unreachable"} 2',
      'upline_database_answers 1',
    ]),
  );
  isAnswering = false;
  failures.refused = 3;
  const later = await read(metrics);
  expect(later).toContain('upline_database_answers 0');
  expect(later).toContain('upline_chain_failures_total{node="node.example",kind="unreachable"} 2');
  expect(later).toContain('upline_chain_failures_total{node="node.example",kind="refused"} 3');
});

test('reads live streams and database connections at each scrape', async () => {
  let listening = 0;
  const pool = new pg.Pool();
  const metrics = createMetrics({ ledger: ledgerAt(1n, 1n), pool, liveConnections: () => listening });
  listening = 7;
  const lines = await read(metrics);
  expect(lines).toContain('upline_live_connections 7');
  expect(lines).toContain('upline_database_connections{state="open"} 0');
  await pool.end();
});

test('separates the counts of two servers in one process', async () => {
  const [first, second] = [
    createMetrics({ ledger: ledgerAt(1n, 1n) }),
    createMetrics({ ledger: ledgerAt(2n, 2n) }),
  ];
  expect(await read(first)).toContain('upline_ledger_block 1');
  expect(await read(second)).toContain('upline_ledger_block 2');
});
