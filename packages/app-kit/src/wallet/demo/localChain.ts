import { racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { fund } from '@upline/chain/demo';
import { chainId } from '@upline/domain';
import { type Address, createTestClient, http, type PrivateKeyAccount } from 'viem';
import { getChainId, readContract } from 'viem/actions';
import { chain, rpcUrls } from '../../chain/chain.ts';
import { pinnedRegistry, reader } from '../../chain/reader.ts';

/** A local chain has one node. */
const [rpcUrl = ''] = rpcUrls;

/** The local chain, or a fork of the real one, with Anvil's own methods. */
export const localChain = createTestClient({
  mode: 'anvil',
  chain,
  transport: http(rpcUrl),
  pollingInterval: 100,
});

/** Enough to buy all nine levels twice, units of 10⁻⁶. */
const purse = 10_000_000_000n;

/**
 * Refuses every chain but a local one: the demo wallet's keys are no secret, and a real chain has
 * the id 137 too.
 * @throws Error on any other chain.
 */
export async function requireLocalChain(): Promise<void> {
  const [id, software] = await Promise.all([
    getChainId(localChain),
    reader.request({ method: 'web3_clientVersion' }),
  ]);
  if (id !== chainId || !/^anvil\//i.test(software)) {
    throw new Error(`The demo wallet works on a chain of this machine only, not on ${software}.`);
  }
}

async function stableCoin(): Promise<Address> {
  const registry = pinnedRegistry();
  const pool = await readContract(localChain, {
    address: registry,
    abi: uplineRegistryAbi,
    functionName: 'pool_at',
    args: [0n],
  });
  const config = await readContract(localChain, { address: pool, abi: racePoolAbi, functionName: 'config' });
  return config.stable_coin;
}

/**
 * Funds an account with MATIC and the pools' coins. @throws Error on any chain but a local one or a
 * fork.
 */
export async function fundOnTheSpot(account: PrivateKeyAccount): Promise<void> {
  await requireLocalChain();
  await fund({ rpcUrl, deployment: { stableCoin: await stableCoin() } }, account.address, purse);
}
