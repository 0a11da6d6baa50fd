import type { Account, Address, Chain, Client, Hash, Hex, Transport } from 'viem';
import { call, sendTransaction } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';
import { checkSameCode } from '../pools/sameCode.ts';
import { type Attempt, beginningOf } from './attempt.ts';

/** A viem client that can sign for its account. */
export type Wallet = Client<Transport, Chain, Account>;

/** Who signs and through which node is read. */
export interface Lane {
  wallet: Wallet;
  reader: Reader;
}

/** A call of a contract, encoded. */
export interface ContractCall {
  to: Address;
  data: Hex;
}

/** Runs a call without sending it. @throws viem's error when it would revert. */
async function rehearse({ wallet, reader }: Lane, { to, data }: ContractCall): Promise<void> {
  await call(reader, { account: wallet.account.address, to, data });
}

/** An attempt in general: whatever it serves. */
type Asked = Omit<Attempt, 'pool'>;

/**
 * Asks the wallet to send a call, after a rehearsal: a doomed call shows its reason and no prompt. A wallet
 * can change its chain between two prompts: each one is preceded by a look at the code that it will call. What is
 * asked is taken down before the wallet opens, so that a page that is closed meanwhile can be taken up.
 * @returns What was sent.
 * @throws Refusal when the wallet has left the chain.
 * @throws viem's error when the call would revert, the owner says no or the wallet fails.
 */
export async function submit(
  lane: Lane,
  request: ContractCall,
  note?: (asked: Asked) => void,
): Promise<Asked & { hash: Hash }> {
  const { wallet, reader } = lane;
  await checkSameCode(wallet, reader, request.to);
  await rehearse(lane, request);
  const asked = { ...(await beginningOf(reader, wallet.account.address)), call: request };
  note?.({ ...asked, hash: null });
  const hash = await sendTransaction(wallet, { account: wallet.account, chain: wallet.chain, ...request });
  const sent = { ...asked, hash };
  note?.(sent);
  return sent;
}
