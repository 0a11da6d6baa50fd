import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDeployment } from '@upline/operate/node';
import { openSession } from '../../apps/server/src/accounts/auth/sessions.ts';
import { openDb } from '../../apps/server/src/platform/db/openDb.ts';
import { freePort } from '../../tools/shared/freePort.ts';
import { benchDeployment } from './benchDeployment.ts';
import { type HttpProcess, startHttp } from './httpProcess.ts';
import { seedNetwork, walletOf } from './seedNetwork.ts';
import { agents, seedTickets, ticketOwner } from './seedTickets.ts';

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

/** The server with a network of a given size, and a signed-in member. */
export interface Api extends HttpProcess {
  members: number;
  token: string;
  /** The session of `ticketOwner`, who has no staff role. */
  ownerToken: string;
}

interface Options {
  databaseUrl: string;
  members: number;
  /** Number of support tickets; the signed-in member is then staff. @default none */
  tickets?: number;
  /** The folder for the server's files, including its log. */
  folder: string;
}

async function prepare({ databaseUrl, members, tickets = 0 }: Options, site: string) {
  const { db, driver, close } = await openDb(databaseUrl, { longestStatement: 0 });
  try {
    await seedNetwork(db, members);
    if (tickets > 0) await seedTickets(db, tickets);
    // PostgreSQL does this by itself after a while; the embedded database never does.
    if (driver.kind === 'server') await db.execute('vacuum analyze');
    return {
      token: await openSession(db, { wallet: walletOf(2), site, isStaff: tickets > 0 }),
      ownerToken: await openSession(db, { wallet: ticketOwner, site }),
    };
  } finally {
    await close();
  }
}

/**
 * Fills a database and starts the server as `pnpm start` does, with its log. Its chain does not
 * answer, so the ledger does not advance.
 */
export async function startApi(options: Options): Promise<Api> {
  const { databaseUrl, members, folder } = options;
  await mkdir(folder, { recursive: true });
  await writeDeployment(folder, benchDeployment);
  const [port, deadPort] = [await freePort(), await freePort()];
  const site = `http://127.0.0.1:${port}`;
  const tokens = await prepare(options, site);
  const output = await open(join(folder, 'server.log'), 'a');
  const environment = {
    NODE_ENV: 'production',
    UPLINE_HOST: '127.0.0.1',
    UPLINE_API_PORT: `${port}`,
    UPLINE_DATA_DIR: folder,
    UPLINE_RATE_LIMIT: '1000000000',
    UPLINE_POLL_INTERVAL: '60000',
    UPLINE_WEB_DIST: folder,
    WEB_ORIGIN: `http://localhost:${port}`,
    DESK_ORIGIN: site,
    DATABASE_URL: databaseUrl,
    STAFF_WALLETS: options.tickets ? agents.join(',') : '',
    RPC_URL: `http://127.0.0.1:${deadPort}`,
  };
  const server = await startHttp({ script: main, environment, output, port });
  await output.close();
  return { ...server, members, ...tokens };
}
