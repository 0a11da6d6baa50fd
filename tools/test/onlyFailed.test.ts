import { expect, test } from 'vitest';
import { failedChoices } from './onlyFailed.ts';
import { parts } from './parts.ts';
import { planJobs } from './plan.ts';

const failure = (part: string, file: string, name: string) => ({ part, file, name });

function again(...failures: readonly ReturnType<typeof failure>[]) {
  const { choices, lines } = failedChoices({ mode: 'short', failures: [...failures] }, parts);
  const jobs = planJobs(choices, { isFull: false, atOnce: 3 }).filter(({ id }) => id !== 'compile');
  return { jobs, lines };
}

test('runs the failed tests, by file and by name', () => {
  const { jobs, lines } = again(
    failure('unit', 'packages/domain/src/money/money.test.ts', 'money > adds (1+1)'),
    failure('journeys', 'apps/web/e2e/claims.spec.ts', 'claims to the unit'),
    failure('contracts', 'contracts/test/unit/RacePool.t.sol', 'testFuzz_Buys(uint256)'),
  );
  expect(jobs.map(({ args }) => args.slice(-2))).toEqual([
    ['{contracts/test/unit/RacePool.t.sol}', '--match-test=testFuzz_Buys'],
    ['--testNamePattern=money( > | )adds \\(1\\+1\\)', 'packages/domain/src/money/money.test.ts'],
    ['--grep=claims to the unit', 'apps/web/e2e/claims.spec.ts'],
  ]);
  expect(lines.at(-1)).toBe('Journeys in a browser: apps/web/e2e/claims.spec.ts > claims to the unit');
});

test('runs a whole file if it did not load', () => {
  const { jobs } = again(
    failure('unit', 'tools/help.test.ts', '(the file itself)'),
    failure('unit', 'tools/help.test.ts', 'names each article'),
  );
  expect(jobs[0]?.args.at(-1)).toBe('tools/help.test.ts');
  expect(jobs[0]?.args.join(' ')).not.toContain('--testNamePattern');
});

test('reports the reason for running a whole part', () => {
  const { jobs, lines } = again(
    failure('journeys', '', '(an error outside of all tests)'),
    failure('types', '', 'Types'),
  );
  expect(lines).toEqual([
    'Types: all of it',
    'Journeys in a browser: all of it, since (an error outside of all tests) names no file',
  ]);
  expect(new Set(jobs.map(({ part }) => part))).toEqual(new Set(['types', 'journeys']));
});
