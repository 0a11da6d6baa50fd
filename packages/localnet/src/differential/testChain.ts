import { type LocalClient, localClient } from '@upline/chain/demo';
import { type Abi, type Address, getAddress, type Hex, numberToHex, parseEther } from 'viem';
import { startChain } from '../local/anvil.ts';
import { type RawLog, type Told, toldByLogs, toldByRevert } from './outcome.ts';
import { actors } from './people.ts';
import { decodeAnswers, type Reading, readerCode } from './readMany.ts';

const reader: Address = '0x00000000000000000000000000000000000d1ff0';

/** Enough for the largest contract and for the longest list of enrolments. */
const mostGas = numberToHex(12_000_000);

interface RawReceipt {
  status: Hex;
  transactionHash: Hex;
  contractAddress: Hex | null;
  logs: RawLog[];
}

/** A transaction: a call, or a creation where `to` is left out. */
export interface Sending {
  from: Address;
  to?: Address;
  data: Hex;
  /** The time of its block, seconds; later than that of the last. */
  at: bigint;
}

/** An Anvil on which anybody's transactions are mined at a given second without a signature. */
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
    // Pools are impersonated too: a coin's issuer can take coins from any wallet.
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

  /** Makes the logs of a contract readable. */
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
   * Mines a transaction and says what came of it.
   * @param created The ABI of what is created, which the answer calls `newborn`.
   */
  async send(sending: Sending, created?: Abi): Promise<Told & { created: Address | null }> {
    const { from, to, data, at } = sending;
    await this.#ask('evm_setNextBlockTimestamp', [numberToHex(at)]);
    const receipt = await this.#ask<RawReceipt>('eth_sendTransactionSync', [
      { from, ...(to && { to }), data, gas: mostGas },
    ]);
    if (BigInt(receipt.status) === 0n) {
      return { ...toldByRevert(await this.#revertOf(receipt.transactionHash)), created: null };
    }
    const told = toldByLogs(receipt.logs, (address) => {
      if (created && address === receipt.contractAddress) return { abi: created, name: 'newborn' };
      const abi = this.#abis.get(address);
      if (!abi) throw new RangeError(`Nobody knows the logs of ${address}.`);
      return { abi, name: getAddress(address) };
    });
    return { ...told, created: receipt.contractAddress && getAddress(receipt.contractAddress) };
  }

  /** Prepares what `read` reads: the same views again and again. */
  async watch(readings: readonly Reading[]): Promise<void> {
    this.#watched = readings.length;
    await this.setCode(reader, readerCode(readings));
  }

  /** The answers of all watched views at the last block, `null` for each that reverts. */
  async read(): Promise<(Hex | null)[]> {
    const output = await this.#ask<Hex>('eth_call', [{ to: reader }, 'latest']);
    return decodeAnswers(output, this.#watched);
  }

  /** The error that a mined transaction ended with, taken from the block itself: the time decides on many. */
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
