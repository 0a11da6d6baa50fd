import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createHealth } from './health.ts';
import { ContradictionError, NewerRulesError, StaleLockError } from './ledgerErrors.ts';

function recorded() {
  const said: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => said.push(JSON.parse(line).msg) });
  return { said, record: createHealth(log) };
}

test('is starting until the ledger has read a block, whatever fails', () => {
  const { record } = recorded();
  expect(record.health()).toMatchObject({ state: 'starting', chain: { reachable: false, head: null } });
  record.failed(new Error('postgres://secret'), 0n);
  expect(record.health()).toMatchObject({
    state: 'starting',
    isFailing: true,
    message: 'The last step failed (Error); the log says why.',
  });
  record.contradicted(new ContradictionError('It lists another pool.'), 0n);
  expect(record.health().state).toBe('starting');
});

test('serves the stored ledger while the chain is down, and logs the outage and its end once', () => {
  const { record, said } = recorded();
  record.followed({ reached: 90n, head: 100n });
  expect(record.health().message).toBe('The ledger is 10 blocks behind.');
  for (const _ of [1, 2]) record.chainDown('timeout', 90n);
  expect(record.health()).toMatchObject({
    state: 'following',
    isFailing: true,
    chain: { reachable: false, head: 100n, message: 'The chain does not answer: timeout' },
    message: 'The ledger stands at block 90 and goes on when the chain answers.',
  });
  record.followed({ reached: 100n, head: 100n });
  expect(record.health()).toMatchObject({
    isFailing: false,
    message: 'The ledger has read the whole chain.',
  });
  expect(said).toEqual([
    'The chain does not answer. Serving what has been read.',
    'The chain answers again.',
  ]);
});

test('reports a chain that contradicts itself as reachable', () => {
  const { record } = recorded();
  record.followed({ reached: 90n, head: 90n });
  record.begin();
  record.see(95n);
  record.contradicted(new ContradictionError('It lists another pool.'), 90n);
  expect(record.health()).toEqual({
    chain: { reachable: true, head: 95n, message: 'The chain answers.' },
    state: 'contradicted',
    message: 'The ledger stands at block 90 and tries again by itself: It lists another pool.',
    isFailing: true,
  });
});

test('reports no failure if another process or a newer release follows', () => {
  const { record } = recorded();
  record.followed({ reached: 90n, head: 90n });
  record.failed(new StaleLockError(), 90n);
  expect(record.health().isFailing).toBe(false);
  record.newerRules(new NewerRulesError(7, 6), 90n);
  expect(record.health()).toMatchObject({ state: 'following', isFailing: false });
});

test('reports the last seen head while standing by, but never a lower block than the ledger', () => {
  const { record } = recorded();
  record.see(80n);
  record.standingBy(90n, false);
  expect(record.health().chain).toMatchObject({ reachable: true, head: 90n });
  record.begin();
  record.standingBy(95n, true);
  record.standingBy(95n, false);
  expect(record.health()).toMatchObject({
    chain: { reachable: false, head: 95n },
    state: 'following',
    message: 'Another process follows the chain.',
  });
});
