import type { LocalClient } from '@upline/chain/demo';
import type { ContractCall } from '@upline/chain/internal';
import type { Address, Hex, TransactionReceipt } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';

/** Far above the fees of local chains; a fork starts with the original chain's fees. */
const usualPrice = 100_000_000_000n;

/** Enough for a contract of the maximum size. */
const mostGas = 10_000_000n;

/** Signs an account's transactions with consecutive nonces. */
export interface Sender {
  address: Address;
  /** Signs the next transaction. Signed transactions must be sent in this order. */
  sign(request: ContractCall, gas?: bigint): Promise<Hex>;
  /** Sends a call, which the chain mines at once. */
  send(request: ContractCall): Promise<TransactionReceipt>;
}

/**
 * A sender with its own nonces and fixed gas: one request per transaction instead of a wallet's
 * five, since a network has thousands of transactions.
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
