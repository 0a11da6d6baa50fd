import { type LocalClient, localClient } from '@upline/chain/demo';
import { type Abi, type Address, getAddress, type Hex, numberToHex, parseEther } from 'viem';
import { startChain } from '../local/anvil.ts';
import { type CallResult, type RawLog, resultOfLogs, resultOfRevert } from './outcome.ts';
import { actors } from './people.ts';
import { decodeAnswers, type Reading, readerCode } from './readMany.ts';

const reader: Address = '0x00000000000000000000000000000000000d1ff0';

/** Enough for the largest contract and the longest list of enrolments. */
const mostGas = numberToHex(12_000_000);

interface RawReceipt {
  status: Hex;
  transactionHash: Hex;
  contractAddress: Hex | null;
  logs: RawLog[];
}

/** A transaction: a call, or a creation if `to` is omitted. */
export interface Sending {
  from: Address;
  to?: Address;
  data: Hex;
  /** Timestamp of its block, seconds; later than the last block's. */
  at: bigint;
}

/** An Anvil that mines unsigned transactions of any account at a given second. */
export class TestChain {
  readonly #client: LocalClient;
  readonly #abis = new Map<string, Abi>();
  #watched = 0;
  readonly stop: () => Promise<void>;

  private constructor(client: LocalClient, stop: () => Promise<void>) {
    this.#client = client;
    this.stop = stop;
  }

  static async start(): Promise<TestChain> {
    const chain = await startChain({ port: 0, since: new Date('2026-01-01') });
    const client = localClient(chain.rpcUrl);
    const self = new TestChain(client, chain.stop);
    // Pools are impersonated too, since a coin's issuer can take coins from any wallet.
    await self.#ask('anvil_autoImpersonateAccount', [true]);
    for (const { address } of actors) await self.giveGas(address);
    return self;
  }

  async giveGas(address: Address): Promise<void> {
    await this.#ask('anvil_setBalance', [address, numberToHex(parseEther('1000000'))]);
  }

  setCode(address: Address, code: Hex): Promise<unknown> {
    return this.#ask('anvil_setCode', [address, code]);
  }

  /** Registers a contract's ABI to decode its logs. */
  know(address: Address, abi: Abi): void {
    this.#abis.set(address.toLowerCase(), abi);
  }

  snapshot(): Promise<Hex> {
    return this.#ask('evm_snapshot', []);
  }

  async revert(snapshot: Hex): Promise<void> {
    if (!(await this.#ask<boolean>('evm_revert', [snapshot]))) throw new Error('There is no such snapshot.');
  }

  /**
   * Mines a transaction and returns its result.
   * @param created ABI of the created contract, named `newborn` in the result.
   */
  async send(sending: Sending, created?: Abi): Promise<CallResult & { created: Address | null }> {
    const { from, to, data, at } = sending;
    await this.#ask('evm_setNextBlockTimestamp', [numberToHex(at)]);
    const receipt = await this.#ask<RawReceipt>('eth_sendTransactionSync', [
      { from, ...(to && { to }), data, gas: mostGas },
    ]);
    if (BigInt(receipt.status) === 0n) {
      return { ...resultOfRevert(await this.#revertOf(receipt.transactionHash)), created: null };
    }
    const told = resultOfLogs(receipt.logs, (address) => {
      if (created && address === receipt.contractAddress) return { abi: created, name: 'newborn' };
      const abi = this.#abis.get(address);
      if (!abi) throw new RangeError(`Nobody knows the logs of ${address}.`);
      return { abi, name: getAddress(address) };
    });
    return { ...told, created: receipt.contractAddress && getAddress(receipt.contractAddress) };
  }

  /** Sets the views that `read` reads. */
  async watch(readings: readonly Reading[]): Promise<void> {
    this.#watched = readings.length;
    await this.setCode(reader, readerCode(readings));
  }

  /** Results of the watched views at the newest block; `null` for each that reverts. */
  async read(): Promise<(Hex | null)[]> {
    const output = await this.#ask<Hex>('eth_call', [{ to: reader }, 'latest']);
    return decodeAnswers(output, this.#watched);
  }

  /**
   * The error of a mined transaction, read from its trace, because many errors depend on the time.
   */
  async #revertOf(hash: Hex): Promise<Hex> {
    const trace = await this.#ask<{ output?: Hex }>('debug_traceTransaction', [
      hash,
      { tracer: 'callTracer' },
    ]);
    return trace.output ?? '0x';
  }

  #ask<T>(method: string, params: readonly unknown[]): Promise<T> {
    return this.#client.request<{ Method: string; Parameters: readonly unknown[]; ReturnType: T }>({
      method,
      params,
    });
  }
}
