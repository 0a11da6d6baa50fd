import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from '@upline/chain';
import { type LocalClient, localClient } from '@upline/chain/demo';
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { type LocalChain, type StartChainOptions, startChain } from '../local/anvil.ts';
import { deploy } from '../local/deploy.ts';

async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'upline-chain-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A folder that is removed after the test. */
export async function folderForTest(): Promise<string> {
  const { path, remove } = await temporaryFolder();
  onTestFinished(remove);
  return path;
}

/** A chain that is stopped after the test, whatever its result. */
export async function chainForTest(options: Partial<StartChainOptions> = {}): Promise<LocalChain> {
  const chain = await startChain({ port: 0, ...options });
  onTestFinished(() => chain.stop());
  return chain;
}

/** A running chain with the nine pools open and the root as the only member. */
export interface LocalFixture {
  rpcUrl: string;
  client: LocalClient;
  deployment: Deployment;
}

/**
 * A chain per test file, reset to the fresh deployment before each test.
 * @returns A function that returns the fixture within a test.
 */
export function localFixture(): () => LocalFixture {
  let fixture: LocalFixture | undefined;
  let end = async () => {};

  beforeAll(async () => {
    const folder = await temporaryFolder();
    const chain = await startChain({ port: 0 });
    end = async () => {
      await chain.stop();
      await folder.remove();
    };
    const deployment = await deploy({ rpcUrl: chain.rpcUrl, dataDir: folder.path });
    fixture = { rpcUrl: chain.rpcUrl, client: localClient(chain.rpcUrl), deployment };
  });
  afterAll(() => end());

  let snapshot: `0x${string}` | undefined;
  beforeEach(async () => {
    snapshot = await fixture?.client.snapshot();
  });
  afterEach(async () => {
    await fixture?.client.setAutomine(true);
    if (snapshot) await fixture?.client.revert({ id: snapshot });
  });

  return () => {
    if (!fixture) throw new Error('The fixture begins with the first test.');
    return fixture;
  };
}
