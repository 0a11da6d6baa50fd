import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { localAccount, localClient } from '@upline/chain/demo';
import { foundryBinary } from '@upline/operate/foundry';
import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  zeroAddress,
} from 'viem';
import * as z from 'zod';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

const hex = z.custom<Hex>((value) => typeof value === 'string' && value.startsWith('0x'));
const artifact = z.object({ bytecode: z.object({ object: hex }) });

/** Functions of `IssuedCoin` beyond ERC-20. */
export const issuedCoinAbi = parseAbi([
  'constructor(address coin, bytes start)',
  'function initialize(address issuer, address barrer)',
  'function blacklist(address wallet)',
  'function isBlacklisted(address wallet) view returns (bool)',
  'function totalSupply() view returns (uint256)',
]);

/** The account that can blacklist wallets, one of Anvil's unlocked accounts. */
export const barrer = localAccount(8).address;

async function compile(): Promise<{ coin: Hex; proxy: Hex }> {
  const out = await mkdtemp(join(tmpdir(), 'upline-coin-'));
  try {
    const words = ['contracts/test/support/IssuedCoin.sol', '--out', out, '--cache-path', join(out, 'cache')];
    await promisify(execFile)(foundryBinary('forge'), ['build', ...words], { cwd: repository });
    const bytecode = async (name: string) => {
      const text = await readFile(join(out, 'IssuedCoin.sol', `${name}.json`), 'utf8');
      return artifact.parse(JSON.parse(text)).bytecode.object;
    };
    return { coin: await bytecode('IssuedCoin'), proxy: await bytecode('IssuedCoinProxy') };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

let compiled: ReturnType<typeof compile> | undefined;

/**
 * Deploys a proxied coin to a local chain: six decimals, a packed blacklist, permits.
 * @param issuer Account that names minters; without it no one can mint.
 */
export async function deployIssuedCoin(rpcUrl: string, issuer: Address = zeroAddress): Promise<Address> {
  compiled ??= compile();
  const code = await compiled;
  const client = localClient(rpcUrl);
  const make = async (data: Hex): Promise<Address> => {
    const account = localAccount(9).address;
    const { contractAddress } = await client.sendTransactionSync({ account, data });
    if (!contractAddress) throw new Error('The coin was not made.');
    return getAddress(contractAddress);
  };
  const start = encodeFunctionData({
    abi: issuedCoinAbi,
    functionName: 'initialize',
    args: [issuer, barrer],
  });
  const args = [await make(code.coin), start] as const;
  return make(encodeDeployData({ abi: issuedCoinAbi, bytecode: code.proxy, args }));
}
