import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  encodeFunctionData,
  getAddress,
  type Hex,
  type TransactionReceipt,
} from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { LocalClient } from './localClient.ts';

/** A function's name and arguments, as its ABI has them. */
interface Call<abi extends Abi, name extends ContractFunctionName<abi, 'nonpayable' | 'payable'>> {
  abi: abi;
  address: Address;
  functionName: name;
  args: ContractFunctionArgs<abi, 'nonpayable' | 'payable', name>;
}

const gasPrice = 100_000_000_000n;

/** Sends one account's transactions one after the other, each mined before the next. */
export interface Sender {
  address: Address;
  deploy(data: Hex): Promise<Address>;
  /** @throws Error that names the function when the call reverts. */
  call<const abi extends Abi, name extends ContractFunctionName<abi, 'nonpayable' | 'payable'>>(
    call: Call<abi, name>,
  ): Promise<TransactionReceipt>;
}

/**
 * A sender that counts nonces and fixes gas by itself: one request a transaction, where a wallet needs five.
 * A network of members is some hundred transactions.
 */
export async function senderOf(client: LocalClient, account: PrivateKeyAccount): Promise<Sender> {
  let nonce = await client.getTransactionCount({ address: account.address });

  async function send(to: Address | undefined, data: Hex, gas: bigint): Promise<TransactionReceipt> {
    const serializedTransaction = await account.signTransaction({
      type: 'eip1559',
      chainId: client.chain.id,
      nonce,
      gas,
      maxFeePerGas: gasPrice,
      maxPriorityFeePerGas: 0n,
      to,
      data,
    });
    const receipt = await client.sendRawTransactionSync({ serializedTransaction });
    nonce += 1;
    return receipt;
  }

  return {
    address: account.address,
    async deploy(data) {
      const { status, contractAddress } = await send(undefined, data, 10_000_000n);
      if (status === 'reverted' || !contractAddress) throw new Error('A contract could not be deployed.');
      return getAddress(contractAddress);
    },
    async call({ abi, address, functionName, args }) {
      const data = encodeFunctionData<Abi, string>({ abi, functionName, args: args as readonly unknown[] });
      const receipt = await send(address, data, 1_000_000n);
      if (receipt.status === 'reverted') {
        // The same call again, for its reason.
        await client.call({ account, to: address, data });
        throw new Error(`${functionName} reverted.`);
      }
      return receipt;
    },
  };
}
