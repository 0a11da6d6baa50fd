import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { pino } from 'pino';
import { createSessionCache } from '../../src/accounts/auth/sessionCache.ts';
import { readExpiry, useSession } from '../../src/accounts/auth/sessions.ts';
import { createApp } from '../../src/app.ts';
import { connectChain } from '../../src/ledger/chain/chainContext.ts';
import { createLedger, type Ledger } from '../../src/ledger/follower/createLedger.ts';
import { ledgerPorts } from '../../src/ledgerPorts.ts';
import { listenToDatabase } from '../../src/listenToDatabase.ts';
import { type Config, readConfig } from '../../src/platform/config/config.ts';
import { type Listener, openListener } from '../../src/platform/db/listener.ts';
import type { Db, Driver } from '../../src/platform/db/openDb.ts';
import { createLive, type Live } from '../../src/platform/live/createLive.ts';
import { createPresence } from '../../src/support/presence/createPresence.ts';
import { createPictures, type Pictures } from '../../src/uploads/pictures/createPictures.ts';
import type { Storage } from '../../src/uploads/storage.ts';
import { storageOf } from '../../src/uploads/storageOf.ts';
import { type Browser, createBrowser } from './browser.ts';
import type { TestChain } from './testChain.ts';

/** Origin of the test browsers. */
export const site = 'http://localhost:5173';

/** A server without a port, on the database and chain of a test. */
export interface TestServer {
  ledger: Ledger;
  live: Live;
  /** A browser with its own cookies. */
  newBrowser(): Browser;
  /** @param env Bindings that a listening port adds to a request. */
  fetch(request: Request, env?: unknown): Promise<Response>;
}

interface Options {
  db: Db;
  chain: Pick<TestChain, 'rpcUrl' | 'deployment'>;
  config?: Partial<Config>;
  /** Storage of uploads. @default a temporary folder */
  storage?: Storage;
  /** Decoder of pictures. @default one that all servers share */
  pictures?: Pictures;
  /** Address of the next request; without it, requests come from within the process. */
  address?: () => string;
  /** Milliseconds between heartbeats of live streams. */
  heartbeat?: number;
}

const listeners = new WeakMap<PGlite | pg.Pool, Promise<Listener>>();

/** Driver of a database connection. Drizzle exposes it as `$client`, which its types lack. */
function driverOf(db: Db): Driver {
  const client: unknown = '$client' in db ? db.$client : null;
  if (client instanceof PGlite) return { kind: 'embedded', client };
  if (!(client instanceof pg.Pool)) throw new TypeError('A test needs the connection itself.');
  return { kind: 'server', pool: client, url: client.options.connectionString ?? '', cut() {} };
}

/** All servers on a connection share one listener. */
function listenerOf(driver: Driver): Promise<Listener> {
  const key = driver.kind === 'embedded' ? driver.client : driver.pool;
  const listener = listeners.get(key) ?? openListener(driver);
  listeners.set(key, listener);
  return listener;
}

const sharedPictures = createPictures();

const uploadsFolder = mkdtempSync(join(tmpdir(), 'upline-uploads-'));

/** Builds the server as `startServer` does; the test runs the steps of the ledger. */
export function createTestServer({
  db,
  chain: { rpcUrl, deployment },
  config,
  storage: given,
  pictures = sharedPictures,
  address,
  heartbeat,
}: Options): TestServer {
  const settings = {
    ...readConfig({
      UPLINE_RATE_LIMIT: '1000000',
      UPLINE_UPLOADS_DIR: uploadsFolder,
      UPLINE_LEDGER_PATIENCE: '0',
      RPC_URL: rpcUrl,
    }),
    ...config,
  };
  // Members and staff share one site, unless a test separates them.
  const deskOrigins = config?.deskOrigins ?? settings.origins;
  const log = pino({ level: 'silent' });
  const storage = given ?? storageOf(settings);
  const chain = connectChain(settings.rpcUrls, deployment, log);
  const { pollInterval, ledgerPatience: patience } = settings;
  const ledger = createLedger({ db, chain, log, ports: ledgerPorts, pollInterval, patience });
  const driver = driverOf(db);
  const live = createLive({
    expiryOf: (token) => readExpiry(db, token),
    ...(heartbeat !== undefined && { heartbeat }),
  });
  const sessions = createSessionCache({
    look: (token) => useSession(db, token),
    onEnded: live.endSession,
  });
  const presence = createPresence();
  const listening = listenerOf(driver).then((listener) =>
    listenToDatabase(listener, { live, sessions, presence }),
  );
  const app = createApp({
    config: { ...settings, deskOrigins },
    db,
    storage,
    pictures,
    driver,
    chain,
    ledger,
    log,
    sessions,
    live,
    presence,
  });
  const fetch = async (request: Request, env?: unknown) => {
    await listening;
    return app.fetch(request, address ? { incoming: { socket: { remoteAddress: address() } } } : env);
  };
  return { ledger, live, fetch, newBrowser: () => createBrowser((request) => fetch(request)) };
}

/** Runs steps of the ledger until it is idle. */
export async function catchUp(ledger: Ledger): Promise<void> {
  while ((await ledger.step()).outcome !== 'idle');
}
