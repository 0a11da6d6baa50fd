import { polygonAt, purchase, readBalance } from '@upline/chain';
import { giveCoins, localAccount, localClient } from '@upline/chain/demo';
import { noJournal } from '@upline/chain/internal';
import { levelAt } from '@upline/domain';
import type { DeployConfig } from '@upline/operate/node';
import {
  deploymentFileIn,
  deployOnChain,
  polygon,
  readDeploymentFile,
  requireConfig,
} from '@upline/operate/node';
import { createClient, http } from 'viem';
import { expect, onTestFinished, test } from 'vitest';
import { all } from '../testing/buyerFixture.ts';
import { deploymentFixture, wallets } from '../testing/deploymentFixture.ts';
import { folderForTest } from '../testing/localFixture.ts';
import { forkAt, startFork } from './fork.ts';

const fixture = deploymentFixture();
const polygonUrl = process.env.POLYGON_RPC_URL ?? '';

/** Deploys on a fork as on the chain itself, and buys a level in the fork's coin. */
async function launch(url: string, config: DeployConfig): Promise<void> {
  const fork = await startFork({ port: 0, url });
  onTestFinished(async () => {
    await fork.stop();
  });
  const client = localClient(fork.rpcUrl);
  const buyer = localAccount(5);
  await client.setBalance({ address: wallets.admin.address, value: 10n ** 21n });
  await client.setBalance({ address: buyer.address, value: 10n ** 20n });
  const folder = await folderForTest();
  const chain = polygonAt(fork.rpcUrl);
  await deployOnChain({
    client: createClient({ chain, transport: http(fork.rpcUrl), pollingInterval: 50, cacheTime: 0 }),
    config,
    folder,
    isDryRun: false,
    account: async () => wallets.admin,
    confirm: async () => true,
    print: () => {},
  });
  const deployment = await readDeploymentFile(deploymentFileIn(folder, config.chainId));
  if (!deployment) throw new Error('The deployment is written.');

  const { fee } = levelAt(1);
  await giveCoins(client, deployment.stableCoin, buyer.address, fee);
  const { address, joinningFee } = deployment.pools[1];
  const events = await all(
    purchase({
      position: 1,
      wallet: createClient({ account: buyer, chain, transport: http(fork.rpcUrl), pollingInterval: 50 }),
      reader: client,
      registry: deployment.registry,
      pool: { contractAddress: address, stableCoinAddress: deployment.stableCoin, joinningFee },
      journal: noJournal,
      lookupReferrer: async () => ({ referrer: deployment.root, sponsor: deployment.root }),
    }),
  );
  expect(events.at(-1)).toMatchObject({ type: 'succeeded' });
  expect(await readBalance(client, deployment.stableCoin, buyer.address)).toBe(0n);
  expect(await readBalance(client, deployment.stableCoin, address)).toBe(fee);
}

test('deploys and buys on a fork without changing the original chain', async () => {
  const here = await fixture();
  const before = await here.client.getBlockNumber();
  await launch(here.rpcUrl, here.config());
  expect(await here.client.getBlockNumber()).toBe(before);
});

test.skipIf(!polygonUrl)('agrees with the configuration of Polygon', { timeout: 600_000 }, async () => {
  const operator = (await fixture()).config().operator;
  await launch(polygonUrl, requireConfig({ ...polygon, operator }, 'The test'));
});

test('forks at a past block', async () => {
  const here = await fixture();
  await here.client.mine({ blocks: 10 });
  const head = await here.client.getBlockNumber();
  const fork = await startFork({ port: 0, url: here.rpcUrl, block: Number(head) - 4 });
  const client = localClient(fork.rpcUrl);
  expect(await client.getBlockNumber()).toBe(head - 4n);
  await client.mine({ blocks: 2 });
  expect(await forkAt(client)).toMatchObject({ block: Number(head) - 4, isOfPolygon: false });
  await fork.stop();
});

test('hides the URL of a node that does not answer', async () => {
  const failure = await startFork({ port: 0, url: 'http://127.0.0.1:9/v2/secret-token' }).catch(String);
  expect(failure).toContain('The fork did not start');
  expect(failure).not.toContain('secret-token');
  await expect(startFork({ port: 0, url: 'no url' })).rejects.toThrow(
    'POLYGON_RPC_URL is no address of a node',
  );
});
