import { pino } from 'pino';
import { type Config, readConfig } from '../../src/config.ts';
import type { Db } from '../../src/db/openDb.ts';
import { createApp } from '../../src/http/createApp.ts';
import { connectChain } from '../../src/ledger/chainContext.ts';
import { createLedger, type Ledger } from '../../src/ledger/createLedger.ts';
import { type Browser, createBrowser } from './browser.ts';
import type { TestChain } from './testChain.ts';

/** The origin that test browsers call from. */
export const site = 'http://localhost:5173';

/** The server without a port: its database and chain are the test's. */
export interface TestServer {
  ledger: Ledger;
  /** A browser of its own, with its own cookies. */
  newBrowser(): Browser;
  fetch(request: Request): Promise<Response>;
}

interface Options {
  db: Db;
  chain: Pick<TestChain, 'rpcUrl' | 'deployment'>;
  config?: Partial<Config>;
  /** Where the next request seems to come from; from within the process unless given. */
  address?: () => string;
}

/** Builds the server as `startServer` does, but leaves the ledger's steps to the test. */
export function createTestServer({
  db,
  chain: { rpcUrl, deployment },
  config,
  address,
}: Options): TestServer {
  const settings = { ...readConfig({ UPLINE_RATE_LIMIT: '1000000' }), rpcUrl, ...config };
  const log = pino({ level: 'silent' });
  const chain = connectChain(settings.rpcUrl, deployment);
  const ledger = createLedger({ db, chain, log, pollInterval: settings.pollInterval });
  const app = createApp({ config: settings, db, chain, ledger, log });
  const fetch = async (request: Request) =>
    app.fetch(request, address && { incoming: { socket: { remoteAddress: address() } } });
  return { ledger, fetch, newBrowser: () => createBrowser(fetch) };
}

/** Steps until there is nothing new. */
export async function catchUp(ledger: Ledger): Promise<void> {
  while ((await ledger.step()).outcome !== 'idle');
}
