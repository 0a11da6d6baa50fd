import { callHash, type Reader, type RoleHolder, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { chainId } from '@upline/domain';
import {
  type Abi,
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  decodeFunctionData,
  type Hex,
  isAddressEqual,
  parseAbi,
} from 'viem';
import { readContract } from 'viem/actions';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';

export interface NamedCall {
  contract: Address;
  callHash: string;
  /** The bytes behind the hash. */
  data?: Hex | undefined;
}

/** The role that each act of which members are notified needs. */
const roleOf: Readonly<Record<string, RoleHolder['role']>> = {
  queue_terms: 'MODIFIER',
  apply_terms: 'MODIFIER',
  cancel_terms: 'MODIFIER',
  set_paused: 'ADMIN',
  queue_retirement: 'ADMIN',
  cancel_retirement: 'ADMIN',
  retire: 'ADMIN',
  queue_pool: 'ADMIN',
  add_pool: 'ADMIN',
  cancel_pool: 'ADMIN',
  beginDefaultAdminTransfer: 'ADMIN',
  cancelDefaultAdminTransfer: 'ADMIN',
  acceptDefaultAdminTransfer: 'ADMIN',
};

const abi: Abi = [...racePoolAbi, ...uplineRegistryAbi];

function functionOf(data: Hex): string {
  try {
    return decodeFunctionData({ abi, data }).functionName;
  } catch {
    return '';
  }
}

/** The only account that may send a call; `null` for none, or if the call's bytes are unknown. */
function senderOf({ contract, data, ...call }: NamedCall, roles: readonly RoleHolder[]): Address | null {
  if (data === undefined || callHash(chainId, { to: contract, data }) !== call.callHash) return null;
  const name = functionOf(data);
  const found = roles.find((one) => one.role === roleOf[name] && isAddressEqual(one.contract, contract));
  return (name === 'acceptDefaultAdminTransfer' ? found?.offeredTo : found?.holder) ?? null;
}

const safeAbi = parseAbi(['function getOwners() view returns (address[])']);

/** The owners of a Safe; empty for another account. */
async function readOwners(reader: Reader, address: Address): Promise<readonly Address[]> {
  try {
    return await readContract(reader, { address, abi: safeAbi, functionName: 'getOwners' });
  } catch (error) {
    const isNoSafe = (cause: unknown) =>
      cause instanceof ContractFunctionRevertedError || cause instanceof ContractFunctionZeroDataError;
    if (error instanceof BaseError && error.walk(isNoSafe)) return [];
    throw error;
  }
}

/**
 * The calls, among some, that a wallet may send by the contracts: it holds the role, or is an owner of
 * the Safe that does.
 * @param roles All roles with their holders.
 * @throws Error viem's own, if the node does not answer.
 */
export async function callsOfHolder(
  { client }: Pick<ChainContext, 'client'>,
  wallet: Address,
  calls: readonly NamedCall[],
  roles: readonly RoleHolder[],
): Promise<NamedCall[]> {
  async function isTheirs(call: NamedCall): Promise<boolean> {
    const sender = senderOf(call, roles);
    if (sender === null || isAddressEqual(sender, wallet)) return sender !== null;
    return (await readOwners(client, sender)).some((owner) => isAddressEqual(owner, wallet));
  }
  const theirs = await Promise.all(calls.map(isTheirs));
  return calls.filter((_, at) => theirs[at]);
}
