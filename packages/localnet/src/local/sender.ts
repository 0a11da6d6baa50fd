import type { LocalClient } from '@upline/chain/demo';
import type { ContractCall } from '@upline/chain/internal';
import type { Address, Hex, TransactionReceipt } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';

/** What local chains ask is far below; a fork begins with the price of its chain. */
const usualPrice = 100_000_000_000n;

/** Enough for a contract of the largest size there may be. */
const mostGas = 10_000_000n;

/** Signs one account's transactions, one nonce after the other. */
export interface Sender {
  address: Address;
  /** The next transaction, signed. What is signed must be sent, and in this order. */
  sign(request: ContractCall, gas?: bigint): Promise<Hex>;
  /** Sends a call; the chain mines it at once. */
  send(request: ContractCall): Promise<TransactionReceipt>;
}

/**
 * A sender that counts nonces and fixes gas by itself: one request a transaction, where a wallet needs five.
 * A network of members is thousands of transactions.
 */
export async function senderOf(client: LocalClient, account: PrivateKeyAccount): Promise<Sender> {
  let nonce = await client.getTransactionCount({ address: account.address });
  const { baseFeePerGas } = await client.getBlock();
  const tenfold = 10n * (baseFeePerGas ?? 0n);

  const sign = ({ to, data }: ContractCall, gas = mostGas) =>
    account.signTransaction({
      type: 'eip1559',
      chainId: client.chain.id,
      nonce: nonce++,
      gas,
      maxFeePerGas: tenfold > usualPrice ? tenfold : usualPrice,
      maxPriorityFeePerGas: 0n,
      to,
      data,
    });

  return {
    address: account.address,
    sign,
    send: async (request) => client.sendRawTransactionSync({ serializedTransaction: await sign(request) }),
  };
}
