import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { racePoolAbi, readBalance } from '@upline/chain';
import { localClient } from '@upline/chain/demo';
import { type Hex, numberToHex, parseEther } from 'viem';
import { startChain } from '../local/anvil.ts';
import { deploy } from '../local/deploy.ts';
import { dataOf } from './calls.ts';
import { levelNames } from './contractNames.ts';
import { leadTime } from './leadTime.ts';
import { type Contracts, contractsOf, Names } from './names.ts';
import { outcomeOf, type RawReceipt } from './outcome.ts';
import type { Player } from './play.ts';
import { askOf } from './record.ts';
import { type ScenarioCall, secondsOf } from './scenario.ts';

const plenty = numberToHex(parseEther('1000000'));
const mostGas = numberToHex(12_000_000);

/** A chain with a fresh deployment. */
export interface FreshChain {
  contracts: Contracts;
  /** Returns a player for these people, and reverts the changes of earlier players. */
  begin(people: Readonly<Record<string, Hex>>): Promise<Player>;
  stop(): Promise<void>;
}

/**
 * Starts a private chain with a fresh deployment.
 * @param first Time of the first call, seconds.
 */
export async function freshChain(first: bigint): Promise<FreshChain> {
  const folder = await mkdtemp(join(tmpdir(), 'upline-scenario-'));
  const chain = await startChain({ port: 0, since: new Date(Number(first - leadTime) * 1000) });
  const stop = async () => {
    await chain.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const deployment = await deploy({ rpcUrl: chain.rpcUrl, dataDir: folder });
    const client = localClient(chain.rpcUrl);
    const ask = askOf(client);
    const contracts = contractsOf(deployment);
    await ask('anvil_autoImpersonateAccount', [true]);
    // Allow equal timestamps: each call gets its own block, even if several shared a second.
    await ask('anvil_setBlockTimestampInterval', [0]);
    let snapshot = await client.snapshot();

    async function begin(people: Readonly<Record<string, Hex>>): Promise<Player> {
      await client.revert({ id: snapshot });
      snapshot = await client.snapshot();
      const names = new Names(contracts, people);
      const funded = new Set<string>();
      let now = (await client.getBlock()).timestamp;

      return {
        async play(call: ScenarioCall) {
          const from = names.addressOf(call.as);
          if (!funded.has(from)) await ask('anvil_setBalance', [from, plenty]);
          funded.add(from);
          const at = secondsOf(call);
          if (at > now) await ask('evm_setNextBlockTimestamp', [numberToHex(at)]);
          now = at;
          const sent = { from, to: contracts[call.contract], data: dataOf(call, names), gas: mostGas };
          return outcomeOf(ask, await ask<RawReceipt>('eth_sendTransactionSync', [sent]), names);
        },
        async holdings() {
          const found = new Map<string, bigint>();
          const wallets = [...Object.keys(people), ...levelNames];
          await Promise.all(
            wallets.map(async (who) => {
              const address = names.addressOf(who);
              found.set(`${who} coins`, await readBalance(client, contracts.coin, address));
              for (const level of levelNames) {
                const earned = await client.readContract({
                  address: contracts[level],
                  abi: racePoolAbi,
                  functionName: 'getCurrentBonusEarned',
                  args: [address],
                });
                found.set(`${who} ${level}`, earned);
              }
            }),
          );
          return found;
        },
      };
    }
    return { contracts, begin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
