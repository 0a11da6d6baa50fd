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

/** The signing wallet, and the node to read from. */
export interface Nodes {
  wallet: Wallet;
  reader: Reader;
}

export interface ContractCall {
  to: Address;
  data: Hex;
  /** Gas limit, also of simulations. @default the wallet's estimate */
  gas?: bigint;
}

/**
 * Checks a call before its prompt, so that a failing call shows its reason instead. The wallet may
 * change its chain between two prompts, so the contract's code is compared each time.
 * @returns The call, and the account's state before it.
 * @throws PurchaseError if the wallet is on another chain; viem's error if the call would revert.
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

/** Fields with the hash in wallets that answer with an object. */
const hashNames = ['hash', 'transactionHash', 'txHash', 'result'];

/** Extracts and normalizes the hash in a wallet's answer; `null` if there is none. */
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
 * Requests a transaction. viem's own action retries with another method after an unclear error,
 * which may have been a rejection; here the second method is used only if the wallet does not know
 * the first.
 */
async function request(
  { account, chain, request: ask }: Wallet,
  { to, data, gas }: ContractCall,
): Promise<unknown> {
  const limit = gas === undefined ? {} : { gas: numberToHex(gas) };
  // With the chain's id a wallet sends nothing elsewhere if it changes its chain while it is open.
  const chainId = numberToHex(chain.id);
  const params: [object] = [{ from: account.address, chainId, to, data, ...limit }];
  // viem types the answer as a hash, but providers return anything.
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
 * Opens the wallet for a call, and waits for the owner.
 * @returns The sent request; its hash is `null` if the wallet's answer has none.
 * @throws viem's error if the owner rejects or the wallet fails.
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
