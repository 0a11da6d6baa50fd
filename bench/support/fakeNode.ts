import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { firstGlobalTerms, firstRaceTerms, levelAt, type Position } from '@upline/domain';
import {
  type Abi,
  type Address,
  decodeDeployData,
  decodeFunctionData,
  deploylessCallViaBytecodeBytecode,
  encodeFunctionResult,
  getAbiItem,
  type Hex,
  hexToNumber,
  multicall3Abi,
  parseAbi,
  toFunctionSelector,
  toHex,
} from 'viem';
import * as z from 'zod';
import { viewsProgram } from '../../apps/server/src/ledger/follower/askViews.ts';
import { fakePlaces, hashOf, scriptChain } from './fakeChain.ts';

// A node that plays a script, in its own thread so that only the ledger is measured.

const { members, held } = z.object({ members: z.number(), held: z.number() }).parse(workerData);
const { blocks, events, standings } = scriptChain(members);

/** Number of the newest visible block: the last ones are withheld until requested. */
let head = blocks.length - held;

/** Serialised logs, created once. */
const sent = blocks.map(({ logs }, at) => {
  const block = { blockNumber: toHex(at + 1), blockHash: hashOf(at + 1), removed: false };
  return logs.map((log, logIndex) =>
    JSON.stringify({ ...log, ...block, logIndex: toHex(logIndex), transactionIndex: '0x0' }),
  );
});

const fields = {
  parentHash: hashOf(0),
  nonce: '0x0000000000000000',
  sha3Uncles: hashOf(0),
  logsBloom: '0x',
  transactionsRoot: hashOf(0),
  stateRoot: hashOf(0),
  receiptsRoot: hashOf(0),
  miner: fakePlaces.root,
  difficulty: '0x0',
  totalDifficulty: '0x0',
  extraData: '0x',
  size: '0x0',
  gasLimit: '0x0',
  gasUsed: '0x0',
  transactions: [],
  uncles: [],
};

function blockAt(tag: string): string {
  const number =
    tag === 'latest' ? head : tag === 'finalized' ? Math.max(0, head - 64) : hexToNumber(tag as Hex);
  if (number > head) return 'null';
  const timestamp = toHex(1_700_000_000 + number * 2);
  return JSON.stringify({ ...fields, number: toHex(number), hash: hashOf(number), timestamp });
}

function logsBetween(from: number, to: number): string {
  const found: string[] = [];
  for (let number = Math.max(1, from); number <= Math.min(to, head); number++)
    found.push(...(sent[number - 1] ?? []));
  return `[${found.join(',')}]`;
}

const selectors = {
  wallets: toFunctionSelector(getAbiItem({ abi: uplineRegistryAbi, name: 'wallets' })),
  users: toFunctionSelector(getAbiItem({ abi: racePoolAbi, name: 'users' })),
  userShare: toFunctionSelector(getAbiItem({ abi: globalPoolAbi, name: 'user_share' })),
  claimable: toFunctionSelector(getAbiItem({ abi: racePoolAbi, name: 'getCurrentBonusEarned' })),
};

const words = (...values: bigint[]) => values.map((one) => one.toString(16).padStart(64, '0')).join('');

/** Answers queries of the ledger's own program, 44 bytes each: contract, selector and wallet. */
function answerViews(questions: string, number: number): Hex {
  const answers = questions.match(/.{88}/g)?.map((one) => {
    const pool: Address = `0x${one.slice(0, 40)}`;
    const wallet: Address = `0x${one.slice(48)}`;
    switch (`0x${one.slice(40, 48)}`) {
      case selectors.wallets:
        return words(BigInt(standings.sponsorOf(wallet)), 1n);
      case selectors.users: {
        const { index = 0n, upline = '0x0' } = standings.placeOf(pool, wallet) ?? {};
        return words(index, BigInt(upline));
      }
      case selectors.userShare:
        return words(standings.placeOf(pool, wallet) ? 1n : 0n, 1n);
      case selectors.claimable:
        return words(standings.claimableAt(pool, wallet, number), 0n);
      default:
        throw new RangeError(`The script has no view ${one.slice(40, 48)}.`);
    }
  });
  return `0x${(answers ?? []).join('')}`;
}

const deployless = parseAbi(['constructor(bytes, bytes)']);

function view(target: Address, data: Hex, number: number): Hex {
  const block = blocks[number - 1];
  if (block === undefined) throw new RangeError(`There is no block ${number}.`);
  const abi: Abi = target === fakePlaces.registry ? uplineRegistryAbi : racePoolAbi;
  const { functionName, args } = decodeFunctionData({ abi, data });
  const pool = block.pools.get(target);
  const answers: Record<string, unknown> = {
    total_pools: BigInt(block.listed),
    owed: pool?.owed ?? 0n,
    total_users: BigInt(pool?.places ?? 0),
    is_started: pool?.isStarted ?? false,
    is_retired: false,
    paused_until: 0n,
    config: functionName === 'config' && configOf(target),
    pools: functionName === 'pools' && listing(args?.[0] as Address),
  };
  return encodeFunctionResult({ abi, functionName, result: answers[functionName] });
}

/** Both kinds of pool have their terms at the same offsets, but in another order. */
function configOf(target: Address) {
  const position = (hexToNumber(target) - 0xc0) as Position;
  const { kind, fee } = levelAt(position);
  const terms = kind === 'race' ? firstRaceTerms(fee) : firstGlobalTerms(fee);
  const { referralShare, networkShare, operatorShare } = terms;
  const [first, last] = kind === 'race' ? [operatorShare, networkShare] : [networkShare, operatorShare];
  const nobodys = { admin: target, modifier_admin: target, product_pool: target, royalty_admin: target };
  return {
    ...nobodys,
    stable_coin: target,
    joining_fee: fee,
    product_cut: 0n,
    bonus_cut: 0n,
    upline_cut: 0n,
    product_percentage: BigInt(first),
    bonus_percentage: BigInt(referralShare),
    upline_percentage: BigInt(last),
  };
}

function listing(pool: Address): [number, number, boolean] {
  const position = hexToNumber(pool) - 0xc0;
  return [position - 1, position, true];
}

function call({ to, data }: { to?: Address; data: Hex }, tag: string): Hex {
  const number = tag === 'latest' ? head : hexToNumber(tag as Hex);
  if (to !== undefined) return view(to.toLowerCase() as Address, data, number);
  if (data.startsWith(`0x${viewsProgram}`)) return answerViews(data.slice(2 + viewsProgram.length), number);
  const deployed = decodeDeployData({ abi: deployless, bytecode: deploylessCallViaBytecodeBytecode, data });
  const { args } = decodeFunctionData({ abi: multicall3Abi, data: deployed.args[1] as Hex });
  const calls = args?.[0] as readonly { target: Address; callData: Hex }[];
  const result = calls.map(({ target, callData }) => ({
    success: true,
    returnData: view(target.toLowerCase() as Address, callData, number),
  }));
  return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result });
}

const question = z.object({ id: z.number(), method: z.string(), params: z.array(z.any()).default([]) });

function answer({ method, params }: z.output<typeof question>): string {
  switch (method) {
    case 'eth_getBlockByNumber':
      return blockAt(params[0]);
    case 'eth_getBlockByHash':
      return blockAt(toHex(hexToNumber(params[0])));
    case 'eth_getLogs':
      return logsBetween(hexToNumber(params[0].fromBlock), hexToNumber(params[0].toBlock));
    case 'eth_call':
      return JSON.stringify(call(params[0], params[1]));
    case 'web3_clientVersion':
      return '"scripted"';
    default:
      throw new RangeError(`The script knows no ${method}.`);
  }
}

const server = createServer(async (request, response) => {
  const asked = await json(request);
  const answers = z
    .array(question)
    .parse([asked].flat())
    .map((one) => `{"jsonrpc":"2.0","id":${one.id},"result":${answer(one)}}`);
  response.setHeader('content-type', 'application/json');
  response.end(Array.isArray(asked) ? `[${answers.join(',')}]` : answers[0]);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (typeof address !== 'object' || address === null) throw new Error('The script has no port.');

parentPort?.on('message', (message: 'mine' | 'end') => {
  if (message === 'end') {
    server.close();
    server.closeAllConnections();
    parentPort?.close();
    return;
  }
  if (head < blocks.length) head += 1;
  parentPort?.postMessage({ head });
});
const first = sent.slice(0, head).reduce((sum, logs) => sum + logs.length, 0);
parentPort?.postMessage({ url: `http://127.0.0.1:${address.port}`, events: first, all: events, head });
