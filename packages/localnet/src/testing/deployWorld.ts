import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { polygonAt, uplineRegistryAbi } from '@upline/chain';
import { type LocalClient, localAccount, localClient } from '@upline/chain/demo';
import type { DeployConfig, OperatorWallets } from '@upline/operate/node';
import {
  compileContracts,
  deployOnChain,
  localConfig,
  missingSteps,
  planDeployment,
  poolTerms,
  runSteps,
} from '@upline/operate/node';
import { type Address, createClient, custom, http, type LocalAccount, zeroHash } from 'viem';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type LocalChain, startChain } from '../local/anvil.ts';
import { senderOf } from '../local/sender.ts';

/** The operator of a test's deployment: none of the local chain's own. */
export const wallets = {
  admin: localAccount(20),
  modifierAdmin: localAccount(21),
  productPool: localAccount(22),
  royaltyAdmin: localAccount(23),
  root: localAccount(24),
  seat: localAccount(25),
};

function operatorWallets(): OperatorWallets {
  const { admin, modifierAdmin, productPool, royaltyAdmin, root } = wallets;
  return {
    admin: admin.address,
    modifierAdmin: modifierAdmin.address,
    productPool: productPool.address,
    royaltyAdmin: royaltyAdmin.address,
    root: root.address,
    seats: [],
  };
}

interface DropAllMethod {
  Method: 'anvil_dropAllTransactions';
  Parameters?: undefined;
  ReturnType: null;
}

/** What a run may do otherwise. */
export interface RunChanges {
  config?: Partial<DeployConfig>;
  folder?: string;
  isDryRun?: boolean;
  account?: LocalAccount;
  isRefused?: boolean;
  /** Where the files for the Safe go that is the admin. */
  safe?: string;
  /** The host that verifies the sources. */
  verifier?: string;
  /** The process dies at this transaction, counted from 0: it is sent or not, and nothing comes after it. */
  dies?: { at: number; isSent: boolean };
  /** Told of each call before the node is. */
  onCall?: (method: string) => void;
}

/** A chain that stands for a real one: it holds a stable coin, and nothing of ours. */
export interface DeployWorld {
  rpcUrl: string;
  client: LocalClient;
  coin: Address;
  folder: string;
  config(changes?: Partial<DeployConfig>): DeployConfig;
  /** Deploys as the command does. @returns What it said. */
  run(changes?: RunChanges): Promise<string[]>;
  /** How many transactions the admin has sent. */
  sent(): Promise<number>;
  /** How many registries were ever made. */
  registries(): Promise<number>;
}

/** Passes requests on until the process dies. */
function mortalTransport(rpcUrl: string, { dies, onCall }: RunChanges) {
  const node = http(rpcUrl, { retryCount: 0 })({});
  let transactions = 0;
  let isDead = false;
  return custom(
    {
      async request(request: { method: string; params?: unknown }) {
        if (isDead) throw new Error('The process is dead.');
        onCall?.(request.method);
        if (request.method !== 'eth_sendRawTransaction' || transactions++ !== dies?.at) {
          return node.request(request);
        }
        isDead = true;
        if (dies.isSent) await node.request(request);
        throw new Error('The process is dead.');
      },
    },
    { retryCount: 0 },
  );
}

async function makeCoin(client: LocalClient): Promise<Address> {
  const plan = planDeployment(localConfig(), await compileContracts());
  const [coin] = await missingSteps(client, plan);
  if (!coin) throw new Error('The coin comes first.');
  await runSteps(client, await senderOf(client, localAccount(0)), [coin]);
  return plan.stableCoin;
}

/** A folder for one test and a chain for a file of tests, as it was before each of them. */
export function deployWorld(): () => Promise<DeployWorld> {
  let chain: LocalChain | undefined;
  let coin: Address;
  beforeAll(async () => {
    chain = await startChain({ port: 0 });
    coin = await makeCoin(localClient(chain.rpcUrl));
  });
  afterAll(() => chain?.stop());

  return async () => {
    if (!chain) throw new Error('The world begins with the first test.');
    const { rpcUrl } = chain;
    const client = localClient(rpcUrl);
    const id = await client.snapshot();
    const folder = await mkdtemp(join(tmpdir(), 'upline-deploy-'));
    onTestFinished(async () => {
      // What a dead run has sent and no block has yet would be under way for ever on the chain as it was before.
      await client.request<DropAllMethod>({ method: 'anvil_dropAllTransactions' });
      await client.setAutomine(true);
      await client.revert({ id });
      await rm(folder, { recursive: true, force: true });
    });
    await client.setBalance({ address: wallets.admin.address, value: 10n ** 20n });
    const { hash: genesisHash } = await client.getBlock({ blockNumber: 0n });

    const config = (changes: Partial<DeployConfig> = {}): DeployConfig => ({
      chainId: 137,
      edition: 'Upline',
      genesisHash: genesisHash ?? zeroHash,
      coin: { address: coin, symbol: 'TUSD' },
      operator: operatorWallets(),
      pools: poolTerms,
      ...changes,
    });

    return {
      rpcUrl,
      client,
      coin,
      folder,
      config,
      async run(changes = {}) {
        const lines: string[] = [];
        await deployOnChain({
          client: createClient({
            chain: polygonAt(rpcUrl),
            transport: mortalTransport(rpcUrl, changes),
            pollingInterval: 20,
            cacheTime: 0,
          }),
          config: config(changes.config),
          folder: changes.folder ?? folder,
          isDryRun: changes.isDryRun ?? false,
          account: async () => changes.account ?? wallets.admin,
          confirm: async () => !changes.isRefused,
          safe: changes.safe,
          verifier: changes.verifier,
          say: (line) => lines.push(line),
        });
        return lines;
      },
      sent: () => client.getTransactionCount({ address: wallets.admin.address }),
      async registries() {
        const events = await client.getContractEvents({
          abi: uplineRegistryAbi,
          eventName: 'SponsorBound',
          args: { member: wallets.root.address },
          fromBlock: 0n,
        });
        return new Set(events.map(({ address }) => address)).size;
      },
    };
  };
}
