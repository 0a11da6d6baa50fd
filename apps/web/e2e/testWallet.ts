import { type BrowserContext, expect } from '@playwright/test';
import { localClient } from '@upline/chain/demo';
import {
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  type Hash,
  type Hex,
  hexToBigInt,
  numberToHex,
  parseGwei,
} from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { injectProvider, type ProviderReply, providerBinding } from './injectProvider.ts';
import { type PromptKind, promptKindOf, type RequestedCall } from './walletPrompts.ts';

export interface TestWalletOptions {
  /** True if it signs typed data, as permits require. @default true */
  signsTypedData?: boolean;
  /** True if it batches several calls (EIP-5792). @default false */
  batches?: boolean;
  /** The initial chain. @default 137 */
  chainId?: number;
  /** True if the site is already connected. @default false */
  isConnected?: boolean;
}

/** A provider's error, with the codes of EIP-1193 and JSON-RPC. */
class ProviderError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const refusal = () => new ProviderError(4001, 'User rejected the request.');
const unknownMethod = (method: string) => new ProviderError(-32601, `The wallet does not know ${method}.`);

export interface Prompt {
  kind: PromptKind;
  /** Accepts. @returns The reply to the app, if it is still open: a hash or a signature. */
  accept(): Promise<unknown>;
  reject(): void;
}

interface SentTransaction {
  kind: PromptKind;
  hash: Hash;
  nonce: number;
  call: RequestedCall;
}

const fee = parseGwei('50');

/**
 * Enough gas for every call, so that none is estimated: an estimate would ignore pending
 * transactions.
 */
const enoughGas = 1_500_000n;

/**
 * A wallet outside the browser, like an extension: it survives a closed page. It accepts every
 * prompt unless a test holds or refuses it. Keys, sending and prompts are here; pages only send
 * requests.
 */
export class TestWallet {
  readonly account: PrivateKeyAccount;
  /** Sent transactions, in order, including replaced ones and their replacements. */
  readonly sent: SentTransaction[] = [];
  readonly asked: PromptKind[] = [];
  #client: ReturnType<typeof localClient>;
  #options: Required<TestWalletOptions>;
  #held = new Set<PromptKind>();
  #refused = new Set<PromptKind>();
  #broken = new Set<PromptKind>();
  #gas = enoughGas;
  #allowance: bigint | null = null;
  #open: Prompt[] = [];
  #contexts: BrowserContext[] = [];
  #batches = new Map<string, Hash[]>();
  /** Work in progress, without open prompts. */
  #busy = new Set<Promise<unknown>>();
  #isGone = false;
  #isCutOff = false;

  constructor(rpcUrl: string, account: PrivateKeyAccount, options: TestWalletOptions = {}) {
    this.account = account;
    this.#client = localClient(rpcUrl);
    this.#options = { signsTypedData: true, batches: false, chainId: 137, isConnected: false, ...options };
  }

  /**
   * Adds the wallet to every page of a browser, announced by EIP-6963.
   * @returns A disposable that removes it after its pending work, so that no later transaction
   * reaches the chain.
   */
  async install(context: BrowserContext): Promise<AsyncDisposable> {
    const added = new AsyncDisposableStack();
    this.#contexts.push(context);
    added.defer(async () => {
      this.#isGone = true;
      await Promise.all(this.#busy);
    });
    added.use(
      await context.exposeBinding(providerBinding, (_, method: string, params: unknown[]) =>
        this.#answer(method, params),
      ),
    );
    added.use(await context.addInitScript(injectProvider, { binding: providerBinding }));
    return added;
  }

  hold(...kinds: PromptKind[]): void {
    for (const kind of kinds) this.#held.add(kind);
  }

  refuse(...kinds: PromptKind[]): void {
    for (const kind of kinds) this.#refused.add(kind);
  }

  breakAt(...kinds: PromptKind[]): void {
    for (const kind of kinds) this.#broken.add(kind);
  }

  /** Stops reading the chain for pages. */
  cutOff(): void {
    this.#isCutOff = true;
  }

  limitGas(gas: bigint): void {
    this.#gas = gas;
  }

  /** Limits approvals, whatever amount a page requests, units of 10⁻⁶. */
  lowerAllowance(units: bigint): void {
    this.#allowance = units;
  }

  /** Accepts every prompt again and restores normal operation. */
  relent(): void {
    this.#allowance = null;
    this.#held.clear();
    this.#broken.clear();
    this.#isCutOff = false;
    this.#gas = enoughGas;
    this.#refused.clear();
  }

  async prompt(kind: PromptKind): Promise<Prompt> {
    const isKind = (prompt: Prompt) => prompt.kind === kind;
    const message = `the wallet asks its owner to ${kind}`;
    await expect.poll(() => this.#open.some(isKind), { message, intervals: [50] }).toBe(true);
    const [found] = this.#open.splice(this.#open.findIndex(isKind), 1);
    if (!found) throw new Error(`Two wait for the same prompt to ${kind}.`);
    return found;
  }

  countSent(kind: PromptKind): number {
    return this.sent.filter((one) => one.kind === kind).length;
  }

  /** Replaces the latest transaction of a kind by itself at a higher price. */
  async speedUp(kind: PromptKind): Promise<Hash> {
    const { call, nonce } = this.#last(kind);
    return this.#send(kind, call, { nonce, price: 2n * fee });
  }

  /** Replaces the latest transaction of a kind by an empty transfer to itself. */
  async cancel(kind: PromptKind): Promise<Hash> {
    const { nonce } = this.#last(kind);
    return this.#send('other', { to: this.account.address, data: '0x' }, { nonce, price: 2n * fee });
  }

  /** Sends the latest transaction of a kind again, unchanged, as nodes do after a reorg. */
  async repeat(kind: PromptKind): Promise<Hash> {
    const { call, nonce } = this.#last(kind);
    return this.#send(kind, call, { nonce, price: fee });
  }

  /** Drops the latest transaction of a kind from the node's pool. */
  async drop(kind: PromptKind): Promise<void> {
    await this.#client.dropTransaction({ hash: this.#last(kind).hash });
  }

  /** Switches to another chain, as its owner, and notifies the pages. */
  async moveTo(chainId: number): Promise<void> {
    this.#options.chainId = chainId;
    await this.#tell('chainChanged', numberToHex(chainId));
  }

  /** Repeats its account and chain to the pages, as some wallets do without a change. */
  async repeatItself(): Promise<void> {
    await this.#tell('accountsChanged', [this.account.address]);
    await this.#tell('chainChanged', numberToHex(this.#options.chainId));
  }

  /** Shows the pages another account, as if its owner had chosen one. That account never signs. */
  async showAccount(address: string): Promise<void> {
    await this.#tell('accountsChanged', [address]);
  }

  #last(kind: PromptKind): SentTransaction {
    const last = this.sent.findLast((one) => one.kind === kind);
    if (!last) throw new Error(`The wallet has sent no ${kind}.`);
    return last;
  }

  async #tell(event: string, value: unknown): Promise<void> {
    const pages = this.#contexts.flatMap((context) => context.pages());
    await Promise.all(
      pages.map((page) =>
        page.evaluate(
          ([type, detail]) => {
            window.dispatchEvent(new CustomEvent('test-wallet', { detail: { type, value: detail } }));
          },
          [event, value] as const,
        ),
      ),
    );
  }

  async #answer(method: string, params: unknown[]): Promise<ProviderReply> {
    try {
      return { result: await this.#perform(method, params) };
    } catch (error) {
      const { code = -32603, message, data } = error as { code?: number; message: string; data?: unknown };
      return { error: { code, message, data } };
    }
  }

  #isKnown(method: string): boolean {
    if (method === 'eth_signTypedData_v4') return this.#options.signsTypedData;
    return !/^wallet_(sendCalls|getCapabilities|getCallsStatus)$/.test(method) || this.#options.batches;
  }

  async #perform(method: string, params: unknown[]): Promise<unknown> {
    if (!this.#isKnown(method)) throw unknownMethod(method);
    const kind = promptKindOf(method, params);
    if (kind === null || (kind === 'connect' && this.#options.isConnected)) return this.#do(method, params);
    this.asked.push(kind);
    if (this.#refused.has(kind)) throw refusal();
    if (this.#broken.has(kind)) throw new ProviderError(-32603, 'The wallet broke.');
    return this.#held.has(kind)
      ? this.#holdOpen(kind, () => this.#do(method, params))
      : this.#do(method, params);
  }

  #holdOpen(kind: PromptKind, act: () => Promise<unknown>): Promise<unknown> {
    const answer = Promise.withResolvers<unknown>();
    const prompt: Prompt = {
      kind,
      async accept() {
        const done = act();
        done.then(answer.resolve, answer.reject);
        return done;
      },
      reject: () => answer.reject(refusal()),
    };
    this.#open.push(prompt);
    return answer.promise;
  }

  async #do(method: string, params: unknown[]): Promise<unknown> {
    if (this.#isGone) throw new ProviderError(4900, 'The wallet is gone.');
    const doing = this.#carryOut(method, params);
    const settled = doing.catch(() => undefined).finally(() => this.#busy.delete(settled));
    this.#busy.add(settled);
    return doing;
  }

  async #carryOut(method: string, params: unknown[]): Promise<unknown> {
    const { account } = this;
    switch (method) {
      case 'eth_requestAccounts':
        this.#options.isConnected = true;
        return [account.address];
      case 'wallet_requestPermissions':
        this.#options.isConnected = true;
        return [
          { parentCapability: 'eth_accounts', caveats: [{ type: 'accounts', value: [account.address] }] },
        ];
      case 'wallet_revokePermissions':
        this.#options.isConnected = false;
        return null;
      case 'eth_accounts':
        return this.#options.isConnected ? [account.address] : [];
      case 'eth_chainId':
        return numberToHex(this.#options.chainId);
      case 'wallet_switchEthereumChain':
        await this.moveTo(Number((params[0] as { chainId: Hex }).chainId));
        return null;
      case 'personal_sign':
        return account.signMessage({ message: { raw: params[0] as Hex } });
      case 'eth_signTypedData_v4':
        return account.signTypedData(JSON.parse(params[1] as string));
      case 'eth_sendTransaction': {
        const kind = promptKindOf(method, params) ?? 'other';
        return this.#send(kind, this.#changed(kind, params[0] as RequestedCall));
      }
      case 'wallet_getCapabilities':
        return { '0x89': { atomic: { status: 'supported' } } };
      case 'wallet_sendCalls':
        return this.#sendBatch(params[0] as { id?: string; calls: RequestedCall[] });
      case 'wallet_getCallsStatus':
        return this.#batchStatus(params[0] as string);
      default:
        if (this.#isCutOff) throw new ProviderError(-32603, 'The wallet reaches no node.');
        return this.#client.request({ method, params } as never);
    }
  }

  /** A call as the owner confirms it: an approval may be lowered. */
  #changed(kind: PromptKind, call: RequestedCall): RequestedCall {
    if (kind !== 'approve' || this.#allowance === null || !call.data) return call;
    const { args } = decodeFunctionData({ abi: erc20Abi, data: call.data });
    const [spender] = args as [Hex];
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [spender, this.#allowance],
    });
    return { ...call, data };
  }

  async #send(
    kind: PromptKind,
    call: RequestedCall,
    replacing?: { nonce: number; price: bigint },
  ): Promise<Hash> {
    const { account } = this;
    const nonce =
      replacing?.nonce ??
      (await this.#client.getTransactionCount({ address: account.address, blockTag: 'pending' }));
    const price = replacing?.price ?? fee;
    const hash = await this.#client.sendTransaction({
      account,
      to: call.to ?? null,
      data: call.data ?? '0x',
      value: call.value ? hexToBigInt(call.value) : 0n,
      gas: this.#gas,
      nonce,
      maxFeePerGas: price,
      maxPriorityFeePerGas: price,
    });
    this.sent.push({ kind, hash, nonce, call });
    return hash;
  }

  /** Sends all calls in one block, in order, as a smart account would. */
  async #sendBatch({ id = crypto.randomUUID(), calls }: { id?: string; calls: RequestedCall[] }) {
    const isAutomatic = await this.#client.getAutomine();
    await this.#client.setAutomine(false);
    const hashes: Hash[] = [];
    for (const call of calls) {
      const kind = promptKindOf('eth_sendTransaction', [call]) ?? 'other';
      hashes.push(await this.#send(kind, call));
    }
    this.#batches.set(id, hashes);
    if (isAutomatic) {
      await this.#client.mine({ blocks: 1 });
      await this.#client.setAutomine(true);
    }
    return { id };
  }

  async #batchStatus(id: string) {
    const receipts = await Promise.all(
      (this.#batches.get(id) ?? []).map((hash) =>
        this.#client.getTransactionReceipt({ hash }).catch(() => null),
      ),
    );
    const mined = receipts.filter((receipt) => receipt !== null);
    const isMined = mined.length > 0 && mined.length === receipts.length;
    return {
      version: '2.0.0',
      id,
      chainId: '0x89',
      atomic: true,
      status: isMined ? 200 : 100,
      receipts: isMined
        ? mined.map(({ logs, status, blockHash, blockNumber, gasUsed, transactionHash }) => ({
            logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
            status: status === 'success' ? '0x1' : '0x0',
            blockHash,
            blockNumber: numberToHex(blockNumber),
            gasUsed: numberToHex(gasUsed),
            transactionHash,
          }))
        : undefined,
    };
  }
}
