import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reader } from '@upline/chain';
import { failureOf } from '@upline/chain';
import { safeBatch } from '@upline/chain/internal';
import { getCode, simulateBlocks } from 'viem/actions';
import { sentencesOf } from '../terminal/sentence.ts';
import type { DeployConfig } from './config.ts';
import { costOf } from './costOf.ts';
import type { DeployStep } from './steps.ts';
import { writeWhole } from './writeWhole.ts';

/**
 * Gas limit of a Safe's transaction: a transaction may use 2^24 gas (EIP-7825), part of which the
 * Safe needs itself.
 */
const mostGas = 14_000_000n;

/** Steps that a Safe can execute now, grouped by transaction. */
interface Portions {
  portions: readonly (readonly DeployStep[])[];
  /** The action of another account that the remaining steps wait for; `null` if none remain. */
  waits: string | null;
}

/** @throws Error if the admin is no contract. */
async function requireSafe(reader: Reader, { operator: { admin } }: DeployConfig): Promise<void> {
  if (await getCode(reader, { address: admin })) return;
  throw new Error(
    `The admin ${admin} is no contract on this chain. Make the Safe first; --safe is for a Safe.`,
  );
}

async function portionsOf(
  reader: Reader,
  config: DeployConfig,
  steps: readonly DeployStep[],
): Promise<Portions> {
  const portions: DeployStep[][] = [];
  let used = mostGas;
  for (const step of steps) {
    const waits = await step.require?.().then(
      () => null,
      (error: Error) => error.message,
    );
    // A seat for a wallet that has not enrolled: later steps, above all the seal, must wait as
    // well.
    if (waits) return { portions, waits };
    const { gas } = await costOf(reader, config.operator.admin, [step]);
    if (used + gas > mostGas) {
      portions.push([]);
      used = 0n;
    }
    portions.at(-1)?.push(step);
    used += gas;
  }
  return { portions, waits: null };
}

/**
 * Simulates all portions in sequence as the Safe, one block for each.
 * @returns False if the node cannot simulate.
 * @throws Error naming the first step that would be refused.
 */
async function simulatePortions(
  reader: Reader,
  { operator: { admin } }: DeployConfig,
  { portions }: Portions,
): Promise<boolean> {
  const blocks = await simulateBlocks(reader, {
    blocks: portions.map((steps) => ({ calls: steps.map(({ call }) => ({ account: admin, ...call })) })),
  }).catch(() => null);
  if (!blocks) return false;
  for (const [part, { calls }] of blocks.entries()) {
    const at = calls.findIndex(({ status }) => status === 'failure');
    if (at === -1) continue;
    const failure = failureOf({ message: 'reverted', data: calls[at]?.data });
    throw new Error(`"${portions[part]?.[at]?.name}" would be refused. ${sentencesOf(failure)}.`);
  }
  return true;
}

/** Removes the files of an earlier run, which are outdated and might be executed by mistake. */
async function removeEarlier(folder: string, chainId: number, print: (line: string) => void): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const earlier = names.filter((name) => /^(\d+)\.safe-\d+-of-\d+\.json$/.exec(name)?.[1] === `${chainId}`);
  for (const name of earlier.toSorted()) {
    await rm(join(folder, name));
    print(`Removed: ${join(folder, name)}, of an earlier run.`);
  }
}

/**
 * Writes the missing calls of a deployment for the Transaction Builder of the Safe that is the
 * admin: one file per transaction. Removes the files of an earlier run.
 * @param folder Folder of `<chainId>.safe-1-of-3.json`.
 * @throws Error if the admin is no contract, no step is possible yet, or a step would be refused.
 */
export async function writeSafeFiles(
  reader: Reader,
  config: DeployConfig,
  steps: readonly DeployStep[],
  { folder, print }: { folder: string; print: (line: string) => void },
): Promise<void> {
  const { chainId, edition, operator } = config;
  await requireSafe(reader, config);
  const found = await portionsOf(reader, config, steps);
  const { portions, waits } = found;
  await removeEarlier(folder, chainId, print);
  if (portions.length === 0) throw new Error(waits ?? 'Nothing is missing.');
  const isTried = await simulatePortions(reader, config, found);
  print(
    isTried
      ? 'Tried as the Safe, one after another: all go through.'
      : 'This node cannot try a sequence of calls.',
  );
  for (const [index, portion] of portions.entries()) {
    const part = `${index + 1} of ${portions.length}`;
    const calls = portion.map(({ name, call }) => ({ what: name, ...call }));
    const batch = safeBatch(
      { chainId, actor: operator.admin, calls, title: `${edition}: deployment, part ${part}` },
      new Date(),
    );
    const path = join(folder, `${chainId}.safe-${part.replaceAll(' ', '-')}.json`);
    await writeWhole(path, `${JSON.stringify(batch, null, 2)}\n`);
    print(`Written: ${path}, ${portion.length} calls. ${batch.meta.description}`);
  }
  print(`Carry them out in this order in the Transaction Builder of the Safe ${operator.admin}.`);
  if (waits) print(`After that: ${waits}`);
  print(
    'When all are mined, run this command without --safe: it needs no key, checks every value and writes the deployment.',
  );
}
