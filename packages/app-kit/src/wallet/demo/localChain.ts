import { racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { fund } from '@upline/chain/demo';
import { chainId } from '@upline/domain';
import { type Address, createTestClient, http, type PrivateKeyAccount } from 'viem';
import { getChainId, readContract } from 'viem/actions';
import { chain, rpcUrls } from '../../chain/chain.ts';
import { pinnedRegistry, reader } from '../../chain/reader.ts';

/** A local chain has one node. */
const [rpcUrl = ''] = rpcUrls;

/** The local chain, or a fork in its place, with what only Anvil can do. */
export const localChain = createTestClient({
  mode: 'anvil',
  chain,
  transport: http(rpcUrl),
  pollingInterval: 100,
});

/** Enough for all nine levels twice over, units of 10⁻⁶. */
const purse = 10_000_000_000n;

/**
 * Makes sure that nothing but a local chain is spoken to: the keys of the demo wallet are no secret, and a real
 * chain calls itself 137 too.
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

/** Gives an account MATIC and the pools' coins. @throws Error on any chain but a local one or a fork. */
export async function fundOnTheSpot(account: PrivateKeyAccount): Promise<void> {
  await requireLocalChain();
  await fund({ rpcUrl, deployment: { stableCoin: await stableCoin() } }, account.address, purse);
}
