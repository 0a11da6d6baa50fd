import { isMethodUnknown } from '@upline/domain';
import type { Account, Address, Chain, Client, Hash, Hex, Transport } from 'viem';
import { call, getChainId, sendTransaction } from 'viem/actions';
import { assertCurrentChain, numberToHex } from 'viem/utils';
import type { Reader } from '../pools/pools.ts';
import { checkSameCode } from '../pools/sameCode.ts';
import { type Beginning, beginningOf } from './beginning.ts';
import { feesFor } from './fees.ts';

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
  /** The gas that it is sent with; trials have the same. @default what the wallet estimates */
  gas?: bigint;
}

/**
 * Makes sure that a call may be asked for: a doomed one shows its reason and no prompt. A wallet can change its chain
 * between two prompts, so the code that it will call is compared each time.
 * @returns The call, with where the account stands before it.
 * @throws Refusal when the wallet has left the chain; viem's error when the call would revert.
 */
export async function prepareCall(
  { wallet, reader }: Nodes,
  asked: ContractCall,
): Promise<Beginning & { call: ContractCall; hash: null }> {
  const { address } = wallet.account;
  await checkSameCode(wallet, reader, asked.to);
  const price = asked.gas === undefined ? {} : await feesFor(reader);
  await call(reader, { account: address, ...asked, ...price });
  return { ...(await beginningOf(reader, address)), call: asked, hash: null };
}

/** Where wallets put a hash that answer with an object. */
const hashNames = ['hash', 'transactionHash', 'txHash', 'result'];

/** The hash in a wallet's answer, in one form; `null` where there is none in it. */
function hashIn(answer: unknown): Hash | null {
  if (typeof answer === 'string') {
    const digits = /^(?:0x)?([0-9a-f]{64})$/i.exec(answer.trim())?.[1];
    return digits ? `0x${digits.toLowerCase()}` : null;
  }
  if (typeof answer !== 'object' || answer === null) return null;
  const named = Object.entries(answer).find(([name]) => hashNames.includes(name));
  return named && typeof named[1] === 'string' ? hashIn(named[1]) : null;
}

/**
 * Asks a wallet to send. viem's own action asks it again by another method after an unclear error, which may have been
 * a no: here only a wallet that does not know the first method is asked by the second.
 */
async function request({ account, request: ask }: Wallet, { to, data, gas }: ContractCall): Promise<unknown> {
  const limit = gas === undefined ? {} : { gas: numberToHex(gas) };
  const params: [object] = [{ from: account.address, to, data, ...limit }];
  // A provider answers what it likes.
  const asked = ask as (question: { method: string; params: [object] }, options: object) => Promise<unknown>;
  const once = { retryCount: 0 };
  try {
    return await asked({ method: 'eth_sendTransaction', params }, once);
  } catch (error) {
    if (!isMethodUnknown(error)) throw error;
    return asked({ method: 'wallet_sendTransaction', params }, once);
  }
}

/**
 * Opens the wallet for a call, and waits for its owner.
 * @returns What was sent; its hash is `null` where the wallet's answer names none.
 * @throws viem's error when the owner says no or the wallet fails.
 */
export async function send<Kind extends { call: ContractCall }>(
  wallet: Wallet,
  attempt: Kind,
): Promise<Kind & { hash: Hash | null }> {
  const { account, chain } = wallet;
  if (account.type !== 'json-rpc') {
    return { ...attempt, hash: await sendTransaction(wallet, { account, chain, ...attempt.call }) };
  }
  assertCurrentChain({ currentChainId: await getChainId(wallet), chain });
  return { ...attempt, hash: hashIn(await request(wallet, attempt.call)) };
}
