import type { Account, Address, Chain, Client, Hex, Transport } from 'viem';
import { call, sendTransaction } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';
import { checkSameCode } from '../pools/sameCode.ts';
import { type Beginning, beginningOf } from './attempt.ts';

/** A viem client that can sign for its account. */
export type Wallet = Client<Transport, Chain, Account>;

/** Who signs, and through which node is read. */
export interface Nodes {
  wallet: Wallet;
  reader: Reader;
}

/** A call of a contract, encoded. */
export interface ContractCall {
  to: Address;
  data: Hex;
}

/**
 * Makes sure that a call may be asked for: a doomed one shows its reason and no prompt. A wallet can change its chain
 * between two prompts, so the code that it will call is compared each time.
 * @returns The call, with where the account stands before it.
 * @throws Refusal when the wallet has left the chain; viem's error when the call would revert.
 */
export async function prepareCall(
  { wallet, reader }: Nodes,
  { to, data }: ContractCall,
): Promise<Beginning & { call: ContractCall; hash: null }> {
  const { address } = wallet.account;
  await checkSameCode(wallet, reader, to);
  await call(reader, { account: address, to, data });
  return { ...(await beginningOf(reader, address)), call: { to, data }, hash: null };
}

/**
 * Opens the wallet for a call, and waits for its owner.
 * @returns What was sent.
 * @throws viem's error when the owner says no or the wallet fails.
 */
export async function send<Kind extends { call: ContractCall }>(wallet: Wallet, attempt: Kind) {
  const { account, chain } = wallet;
  return { ...attempt, hash: await sendTransaction(wallet, { account, chain, ...attempt.call }) };
}
