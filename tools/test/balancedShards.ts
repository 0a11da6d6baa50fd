import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Costs {
  short: number;
  full: number;
}

/** Duration of the long files beside others, in seconds; all other files weigh the same. */
const long: Readonly<Record<string, Costs>> = {
  'apps/server/test/authorisation.test.ts': { short: 50, full: 50 },
  'apps/server/test/backup.test.ts': { short: 48, full: 48 },
  'apps/server/test/crash.test.ts': { short: 40, full: 400 },
  'apps/server/test/endurance.test.ts': { short: 0, full: 90 },
  'apps/server/test/fuzz.test.ts': { short: 20, full: 300 },
  'apps/server/test/lyingNode.test.ts': { short: 54, full: 240 },
  'apps/server/test/operatorNotifications.test.ts': { short: 64, full: 64 },
  'apps/server/test/randomChain.test.ts': { short: 20, full: 200 },
  'apps/server/test/scheduledRepliesCrash.test.ts': { short: 50, full: 350 },
  'apps/server/test/stop.test.ts': { short: 30, full: 30 },
  'packages/localnet/src/cli/fork.test.ts': { short: 42, full: 60 },
  'packages/localnet/src/differential/differential.test.ts': { short: 33, full: 80 },
  'packages/operate/src/command/acts.test.ts': { short: 39, full: 80 },
  'packages/operate/src/deploy/deployOnChain.test.ts': { short: 40, full: 120 },
  'tools/test/changed/faults.test.ts': { short: 0, full: 400 },
};

export const longFiles: readonly string[] = Object.keys(long);

const usual = 4;

/** The weight of a file, given from the repository's root. */
export function weightOf(file: string, isFull: boolean): number {
  return long[file]?.[isFull ? 'full' : 'short'] ?? usual;
}

/**
 * Divides items among shards of similar weight: heaviest first, each to the lightest shard.
 * @param keyOf Orders items of equal weight, so that every shard divides in the same way.
 */
export function divide<T>(
  all: readonly T[],
  count: number,
  weigh: (one: T) => number,
  keyOf: (one: T) => string,
): T[][] {
  const shards = Array.from({ length: count }, () => ({ weight: 0, own: [] as T[] }));
  const order = (a: T, b: T) => weigh(b) - weigh(a) || (keyOf(a) < keyOf(b) ? -1 : 1);
  for (const one of all.toSorted(order)) {
    const lightest = shards.reduce((least, shard) => (shard.weight < least.weight ? shard : least));
    lightest.weight += weigh(one);
    lightest.own.push(one);
  }
  return shards.map(({ own }) => own);
}

/**
 * Vitest's own shards have equal numbers of files, whatever their duration: one of two took a third
 * longer than the other.
 */
export class BalancedShards extends BaseSequencer {
  override async shard(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const isFull = process.env.UPLINE_TESTS === 'full';
    const fileOf = ({ moduleId }: TestSpecification) => relative(root, moduleId);
    const shards = divide(
      specifications,
      count,
      (one) => weightOf(fileOf(one), isFull),
      (one) => `${fileOf(one)} ${one.project.name}`,
    );
    return shards[index - 1] ?? [];
  }
}
