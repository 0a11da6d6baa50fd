#!/usr/bin/env node
import { resolve } from 'node:path';
import { defaultPorts, formatMoney, fromDecimal, levels } from '@upline/domain';
import { Command, InvalidArgumentError } from 'commander';
import { type Address, BaseError, HttpRequestError } from 'viem';
import { getAddress, isAddress } from 'viem/utils';
import { mockStableCoinAbi, racePoolAbi } from '../abi.ts';
import type { Deployment } from '../deployment.ts';
import { startChain } from './anvil.ts';
import { demoMemberCount, demoPast, demoSeed } from './demoMembers.ts';
import { deploy } from './deploy.ts';
import { readDeployment } from './deploymentFile.ts';
import { fund } from './fund.ts';
import { grow } from './grow.ts';
import { localClient } from './localClient.ts';

const dataDir = resolve(process.env.UPLINE_DATA_DIR || '.upline');
const port = Number(process.env.UPLINE_RPC_PORT || defaultPorts.rpc);
const rpcUrl = `http://127.0.0.1:${port}`;
const secondsIn = { s: 1, m: 60, h: 3600, d: 86_400 };

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function whole(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Give a whole number.');
  return Number(text);
}

function address(text: string): Address {
  if (!isAddress(text, { strict: false })) throw new InvalidArgumentError('Give a wallet: 0x and 40 digits.');
  return getAddress(text);
}

function dollars(text: string): bigint {
  try {
    return fromDecimal(text);
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : '');
  }
}

function duration(text: string): number {
  const [, count, unit] = /^\+?(\d+)([smhd])$/.exec(text) ?? [];
  if (!count || !isUnit(unit))
    throw new InvalidArgumentError('Give a number with s, m, h or d, such as +7d.');
  return Number(count) * secondsIn[unit];
}

function isUnit(unit: string | undefined): unit is keyof typeof secondsIn {
  return unit !== undefined && unit in secondsIn;
}

async function deployed(): Promise<Deployment> {
  const found = await readDeployment(dataDir);
  if (!found) throw new Error(`${dataDir} holds no deployment. Start with: pnpm chain start`);
  return found;
}

async function growTo(deployment: Deployment, members: number, seed: number, url = rpcUrl): Promise<void> {
  await grow({ rpcUrl: url, deployment, members, seed });
  say(`The network has at least ${members} demo members.`);
}

function complaint(error: unknown): string {
  const isSilent = error instanceof BaseError && error.walk((cause) => cause instanceof HttpRequestError);
  if (isSilent) return `No chain answers at ${rpcUrl}. Start one with: pnpm chain start`;
  return error instanceof Error ? error.message : String(error);
}

const program = new Command('pnpm chain')
  .description('The local chain. UPLINE_RPC_PORT and UPLINE_DATA_DIR say where it listens and lives.')
  .showHelpAfterError();

program
  .command('start')
  .description('start the chain, deploy what is missing, grow a demo network; Ctrl-C ends it')
  .option('--members <count>', 'how many demo members to grow, 0 for none', whole, demoMemberCount)
  .option('--seed <number>', 'which demo network', whole, demoSeed)
  .action(async ({ members, seed }: { members: number; seed: number }) => {
    const since = members > 0 ? new Date(Date.now() - demoPast) : undefined;
    const chain = await startChain({ port, dataDir, since });
    const ended = new Promise((done) => chain.process.once('close', done));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void chain.stop());
    try {
      const deployment = await deploy({ rpcUrl: chain.rpcUrl, dataDir });
      if (members > 0) await growTo(deployment, members, seed, chain.rpcUrl);
    } catch (error) {
      await chain.stop();
      throw error;
    }
    say(`The chain listens on ${chain.rpcUrl}.`);
    await ended;
  });

program
  .command('mint')
  .description('give a wallet test coins, and MATIC for gas')
  .argument('<wallet>', 'who gets them', address)
  .argument('<dollars>', 'how many, such as 150 or 12.5', dollars)
  .action(async (wallet: Address, amount: bigint) => {
    const deployment = await deployed();
    await fund({ rpcUrl, deployment }, wallet, amount);
    const balance = await localClient(rpcUrl).readContract({
      abi: mockStableCoinAbi,
      address: deployment.stableCoin,
      functionName: 'balanceOf',
      args: [wallet],
    });
    say(`${wallet} has ${formatMoney(balance)}.`);
  });

program
  .command('grow')
  .description('grow the demo network to a number of members, by real transactions')
  .argument('[members]', 'how many there are to be', whole, demoMemberCount)
  .option('--seed <number>', 'which demo network', whole, demoSeed)
  .action(async (members: number, { seed }: { seed: number }) => growTo(await deployed(), members, seed));

program
  .command('mine')
  .description('mine empty blocks')
  .argument('[blocks]', 'how many', whole, 1)
  .action(async (blocks: number) => {
    const client = localClient(rpcUrl);
    await client.mine({ blocks });
    say(`The chain is at block ${await client.getBlockNumber()}.`);
  });

program
  .command('reorg')
  .description('replace the newest blocks by empty ones: their transactions are undone')
  .requiredOption('--depth <blocks>', 'how many', whole)
  .action(async ({ depth }: { depth: number }) => {
    const client = localClient(rpcUrl);
    await client.request<{ Method: 'anvil_reorg'; Parameters: [number, []]; ReturnType: null }>({
      method: 'anvil_reorg',
      params: [depth, []],
    });
    const { number, hash } = await client.getBlock();
    say(`The chain is at block ${number}, ${hash}.`);
  });

program
  .command('time')
  .description('move the time of the chain on')
  .argument('<duration>', 'by how much: +90s, +15m, +6h, +7d', duration)
  .action(async (seconds: number) => {
    const client = localClient(rpcUrl);
    await client.increaseTime({ seconds });
    await client.mine({ blocks: 1 });
    const { timestamp } = await client.getBlock();
    say(`It is ${new Date(Number(timestamp) * 1000).toISOString()} on the chain.`);
  });

program
  .command('status')
  .description('show the chain, its contracts and how many are in each pool')
  .action(async () => {
    const client = localClient(rpcUrl);
    const { number, timestamp } = await client.getBlock();
    say(`${rpcUrl}: block ${number}, ${new Date(Number(timestamp) * 1000).toISOString()}`);
    const { registry, stableCoin, pools } = await deployed();
    say(`registry    ${registry}\nstable coin ${stableCoin}`);
    for (const { position, fee } of levels) {
      const { address: pool, poolType } = pools[position];
      const abi = racePoolAbi;
      const total = await client.readContract({ abi, address: pool, functionName: 'total_users' });
      say(
        `pool ${position}      ${pool}  ${poolType.padEnd(11)} ${formatMoney(fee).padStart(9)}  ${total} in`,
      );
    }
  });

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${complaint(error)}\n`);
  process.exitCode = 1;
}
