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

/** Accounts of the operator, different from the local chain's. */
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

export interface RunChanges {
  config?: Partial<DeployConfig>;
  folder?: string;
  isDryRun?: boolean;
  account?: LocalAccount;
  isRefused?: boolean;
  /** Folder for the files of the Safe that is the admin. */
  safe?: string;
  /** URL of the service that verifies sources. */
  verifier?: string;
  /** Ends the process at this transaction, counted from 0, before or after it is sent. */
  dies?: { at: number; isSent: boolean };
  /** Called before each request to the node. */
  onCall?: (method: string) => void;
}

/** Stands in for a real chain: has a stable coin, and none of our contracts. */
export interface DeploymentFixture {
  rpcUrl: string;
  client: LocalClient;
  coin: Address;
  folder: string;
  config(changes?: Partial<DeployConfig>): DeployConfig;
  /** Runs the deploy command. @returns Its output. */
  run(changes?: RunChanges): Promise<string[]>;
  /** Number of transactions sent by the admin. */
  sent(): Promise<number>;
  registries(): Promise<number>;
}

/** Forwards requests until the simulated death of the process. */
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

/** A chain per test file, reset before each test, and a folder per test. */
export function deploymentFixture(): () => Promise<DeploymentFixture> {
  let chain: LocalChain | undefined;
  let coin: Address;
  beforeAll(async () => {
    chain = await startChain({ port: 0 });
    coin = await makeCoin(localClient(chain.rpcUrl));
  });
  afterAll(() => chain?.stop());

  return async () => {
    if (!chain) throw new Error('The fixture begins with the first test.');
    const { rpcUrl } = chain;
    const client = localClient(rpcUrl);
    const id = await client.snapshot();
    const folder = await mkdtemp(join(tmpdir(), 'upline-deploy-'));
    onTestFinished(async () => {
      // A dead run's pending transactions would stay in the pool after the revert.
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
          print: (line) => lines.push(line),
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
