import { expect, test } from 'vitest';
import { forgeEvents } from './forgeEvents.ts';

const printed = `
Ran 3 tests for contracts/test/unit/RacePool.t.sol:RacePoolTest
[PASS] test_split() (gas: 1234)
[FAIL: assertion failed: 1 != 2] test_seats(uint256) (runs: 12, μ: 3, ~: 3)
[FAIL: wrong; counterexample: calldata=0x12 args=[3, [1, 2]]] test_cut(uint256,uint8[]) (runs: 4, μ: 3, ~: 3)
[SKIP] test_fork() (gas: 0)
Suite result: FAILED. 1 passed; 1 failed; 1 skipped; finished in 1.50s (2.00s CPU time)

Ran 1 test for contracts/test/invariant/Campaigns.t.sol:Obedient
[FAIL: paid <> owed]
\t[Sequence] (original: 4, shrunk: 1)
Suite result: FAILED. 0 passed; 1 failed; 0 skipped; finished in 812.00ms (1.00s CPU time)

Ran 2 test suites in 2.00s (3.00s CPU time): 1 tests passed, 2 failed, 1 skipped (4 total tests)

Failing tests:
Encountered 1 failing test in contracts/test/unit/RacePool.t.sol:RacePoolTest
[FAIL: assertion failed: 1 != 2] test_seats(uint256) (runs: 12, μ: 3, ~: 3)
`;

test('reports each test once, with its file and its failure', () => {
  const read = forgeEvents();
  const events = printed.split('\n').flatMap((line) => read(line) ?? []);
  const race = 'contracts/test/unit/RacePool.t.sol';
  const campaigns = 'contracts/test/invariant/Campaigns.t.sol';
  const one = { kind: 'test', ms: 0 };
  expect(events).toEqual([
    { ...one, file: race, name: 'test_split()', status: 'passed' },
    { ...one, file: race, name: 'test_seats(uint256)', status: 'failed', error: 'assertion failed: 1 != 2' },
    {
      ...one,
      file: race,
      name: 'test_cut(uint256,uint8[])',
      status: 'failed',
      error: 'wrong; counterexample: calldata=0x12 args=[3, [1, 2]]',
    },
    { ...one, file: race, name: 'test_fork()', status: 'skipped' },
    { kind: 'file', file: race, ms: 1500 },
    { ...one, file: campaigns, name: '(a campaign)', status: 'failed', error: 'paid <> owed' },
    { kind: 'file', file: campaigns, ms: 812 },
  ]);
});
