import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Deployment } from '@upline/chain';
import { localClient, operator } from '@upline/chain/demo';
import { noSettings, type PageSettings } from '@upline/domain';
import {
  demoMembers,
  demoPast,
  deploy,
  type Fork,
  forkAt,
  forkFolder,
  forkName,
  grow,
  type LocalChain,
  rehearse,
  startChain,
  startFork,
} from '@upline/localnet';
import { compileContracts } from '@upline/operate/node';
import type { Address } from 'viem';
import { appointStaff, demoStaff, withoutAccount } from './appointStaff.ts';
import { askSupport, signIn } from './askSupport.ts';
import { dateRegistrations } from './dateRegistrations.ts';
import { dateTickets, readOlderNotifications } from './dateTickets.ts';
import { readFirstModules } from './firstModules.ts';
import { commandOf, forgetStarted, noteStarted, type Started } from './leftovers.ts';
import type { Ports } from './ports.ts';
import { isRegistered, registerMember } from './registerMember.ts';
import { type Service, startService } from './service.ts';
import { warningIn } from './warningIn.ts';

export interface StackOptions {
  ports: Ports;
  /** The folder of chain, database and addresses, kept between runs. */
  dataDir: string;
  /** Starts a new fork each time in place of the local chain. @default none */
  fork?: ForkToStart;
  /**
   * True if the chain is only needed while the stack runs, which saves its regular dumps. @default
   * false
   */
  isPassing?: boolean;
  /** Number of demo members. @default that of the demo network */
  members?: number;
  /** Age of a new local chain, milliseconds. @default that of the demo network */
  past?: number;
  /** Called with the server's warnings: a lost chain, a rollback. */
  warn: (message: string) => void;
  /**
   * The folder of a built app, which the server then serves as in production, on its own port.
   * @default none: Vite serves the app in development
   */
  builtApp?: string;
  /** As `builtApp`, for the staff app, served under the host name `localhost`. */
  builtDesk?: string;
  /** The workbench's folder for scenarios. @default this checkout's own folder */
  scenariosDir?: string;
  /** The apps that Vite serves in development. @default both */
  developed?: readonly ('web' | 'desk')[];
  /** Called with each line of Vite's output. */
  hearApp?: (line: string) => void;
}

/** The source of `pnpm dev --fork`. */
export interface ForkToStart {
  /** The node to copy from; may contain a secret. */
  url: string | undefined;
  /** Block number of the fork. @default the newest */
  block?: number | undefined;
  /** The stable coin on that chain. @default Polygon's own */
  coin?: Address | undefined;
}

/** One step of the start, for display. */
export interface Stage {
  title: string;
  /** True if the result is stored in the folder, so that a copy of the folder skips this stage. */
  isKept: boolean;
  /** @param tell Receives the progress of long work. */
  run(tell: (detail: string) => void): Promise<void>;
}

/** A whole Upline on one machine: chain, server and web apps. */
export interface Stack {
  stages: readonly Stage[];
  urls: Readonly<Record<keyof Ports, string>>;
  /**
   * The URL for programs that make staff calls, which the server answers at the staff's own
   * address.
   */
  deskApi: string;
  /** The data folder; a fork has its own. */
  folder: string;
  /** The staff members to sign in as. */
  staffNames(): string;
  /** The chain's name once it runs: `local chain`, or the fork's block. */
  chainName(): string;
  /** Resolves when a part ends by itself, with its name and last output. */
  broken: Promise<string>;
  /** Stops all started parts in reverse order. */
  stop(): Promise<void>;
}

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Calls per minute and address: development reloads often, and demo members register at once. */
const developmentRateLimit = '600';

const at = (port: number) => `http://127.0.0.1:${port}`;

/** Describes a stack; running its stages in order starts it. */
export function describeStack(options: StackOptions): Stack {
  const { ports, fork, members: memberCount, isPassing, warn, builtApp, builtDesk, hearApp } = options;
  const { scenariosDir, developed: served = ['web', 'desk'], past = demoPast } = options;
  const dataDir = fork ? forkFolder(options.dataDir) : options.dataDir;
  const api = at(ports.api);
  const urls = {
    web: builtApp ? api : at(ports.web),
    // The same server under another name, which is another origin.
    desk: builtApp ? `http://localhost:${ports.api}` : at(ports.desk),
    api,
    rpc: at(ports.rpc),
  };
  const deskApi = builtApp ? urls.desk : api;
  const membersFile = join(dataDir, 'demo-members.json');
  const staffFile = join(dataDir, 'demo-staff.json');
  const broken = Promise.withResolvers<string>();
  const stops: (() => Promise<void>)[] = [];
  let chain: Pick<LocalChain, 'rpcUrl' | 'process'>;
  let deployment: Deployment;
  let copied: Fork | null = null;

  const environment = {
    UPLINE_WEB_PORT: String(ports.web),
    UPLINE_DESK_PORT: String(ports.desk),
    UPLINE_API_PORT: String(ports.api),
    UPLINE_RPC_PORT: String(ports.rpc),
    UPLINE_DATA_DIR: dataDir,
    ...(scenariosDir && { UPLINE_SCENARIOS_DIR: scenariosDir }),
    STAFF_WALLETS: process.env.STAFF_WALLETS || operator.support().address,
    // Blocks of a local chain are final without a second check half a minute later.
    UPLINE_LEDGER_PATIENCE: process.env.UPLINE_LEDGER_PATIENCE || '2000',
    UPLINE_RATE_LIMIT: process.env.UPLINE_RATE_LIMIT || developmentRateLimit,
    ...(builtApp && {
      NODE_ENV: 'production',
      UPLINE_HOST: '127.0.0.1',
      UPLINE_WEB_DIST: builtApp,
      WEB_ORIGIN: urls.web,
      DESK_ORIGIN: urls.desk,
      PUBLIC_RPC_URL: urls.rpc,
    }),
    ...(builtDesk && { UPLINE_DESK_DIST: builtDesk }),
  };

  /** The server during an intended stop, to be restarted. */
  let resting: Service | null = null;
  let server: Service;

  const startServer = async () => {
    server = await startService({
      name: 'The server',
      command: 'node',
      args: [join(repository, 'apps/server/src/main.ts')],
      env: environment,
      readyUrl: `${urls.api}/health/ready`,
      hear: (line) => {
        const warning = warningIn(line);
        if (warning) warn(warning);
      },
    });
    await watch('The server', server);
  };

  /** @param asked Each new member's tickets, oldest first. */
  const dateNewcomers = async (wallets: readonly Address[], asked: readonly (readonly string[])[]) => {
    resting = server;
    await server.stop();
    const { readConfig } = await import('../../apps/server/src/platform/config/config.ts');
    const { openDb } = await import('../../apps/server/src/platform/db/openDb.ts');
    const { db, close } = await openDb(readConfig({ ...process.env, ...environment }).databaseUrl);
    try {
      await dateRegistrations(db, wallets);
      for (const tickets of asked) await dateTickets(db, tickets);
      await readOlderNotifications(db, wallets);
    } finally {
      await close();
    }
    await startServer();
  };

  const processes: Started[] = [];
  let noted = Promise.resolve();
  /** Sequentially: the apps start in parallel, and the last note must be complete. */
  const note = (pid: number | undefined) => {
    noted = noted.then(async () => {
      const command = pid && (await commandOf(pid));
      if (command) processes.push({ pid, command });
      await noteStarted(dataDir, processes);
    });
    return noted;
  };

  const watch = async (name: string, service: Service) => {
    stops.push(service.stop);
    await note(service.pid);
    void service.ended.then((words) => {
      if (service !== resting) broken.resolve(`${name} has ended.\n${words}`);
    });
  };

  /** Serves an app in development and reads its first page. @param demo Keys of its demo wallet. */
  const developApp = async (name: string, folder: string, url: string, demo: string, config?: string) => {
    const service = await startService({
      name,
      command: 'vite',
      args: [join(repository, folder), ...(config ? ['--config', join(repository, config)] : [])],
      env: {
        ...environment,
        UPLINE_DEMO_MEMBERS: demo,
        UPLINE_FORK: copied === null ? '' : '1',
        UPLINE_RPC_URL: urls.rpc,
        UPLINE_PAGE_SETTINGS: JSON.stringify({
          ...noSettings,
          registry: deployment.registry,
          nodes: [`${url}/node`],
          communityUrl: process.env.COMMUNITY_URL || null,
          landingUrl: process.env.LANDING_URL || null,
          local: { forkBlock: copied?.block ?? null },
        } satisfies PageSettings),
      },
      readyUrl: `${url}/`,
      ...(hearApp && folder === 'apps/web' && { hear: hearApp }),
    });
    await watch(name, service);
    let isOver = false;
    const ended = service.ended.then((words) => {
      isOver = true;
      throw new Error(`${name} has ended.\n${words}`);
    });
    await Promise.race([ended, readFirstModules(`${url}/`, () => isOver)]);
  };

  /** The apps in development start beside the server, once the chain runs. */
  const apps = { web: Promise.resolve(), desk: Promise.resolve() };

  const beginApps = () => {
    if (builtApp) return;
    if (served.includes('web')) apps.web = developApp('The web app', 'apps/web', urls.web, membersFile);
    const staff = ['apps/desk', urls.desk, staffFile, 'tools/stack/staff.vite.config.ts'] as const;
    if (served.includes('desk')) apps.desk = developApp('The staff app', ...staff);
    // Errors are handled by the stages that await them.
    for (const app of Object.values(apps)) app.catch(() => {});
  };

  const developed = (title: string, app: keyof typeof apps): Stage => ({
    title,
    isKept: false,
    run: async (tell) => {
      tell('reading its first page');
      await apps[app];
    },
  });

  const keepChain = async (started: Pick<LocalChain, 'rpcUrl' | 'process'>, stop: () => Promise<unknown>) => {
    chain = started;
    stops.push(async () => void (await stop()));
    await note(chain.process.pid);
    chain.process.once('exit', () => broken.resolve(`The ${fork ? 'fork' : 'local chain'} has ended.`));
  };

  const localChain: Stage = {
    title: 'Local chain',
    isKept: false,
    run: async (tell) => {
      const since = new Date(Date.now() - past);
      const started = await startChain({
        port: ports.rpc,
        dataDir,
        isPassing,
        since,
        // A built app calls its node directly.
        isShared: builtApp !== undefined,
      });
      await keepChain(started, started.stop);
      deployment = await deploy({ rpcUrl: chain.rpcUrl, dataDir });
      beginApps();
      if (started.resumed) tell('goes on where it ended');
    },
  };

  const forkStage = ({ url, block, coin }: ForkToStart): Stage => ({
    title: 'Fork',
    isKept: false,
    run: async (tell) => {
      const started = await startFork({ port: ports.rpc, url, block, folder: dataDir });
      await keepChain(started, started.stop);
      copied = await forkAt(localClient(chain.rpcUrl));
      tell('bringing the pools there');
      deployment = await rehearse({ rpcUrl: chain.rpcUrl, dataDir: options.dataDir, coin });
      beginApps();
    },
  });

  const stages: Stage[] = [
    {
      title: 'Contracts',
      isKept: true,
      run: async (tell) => {
        await compileContracts(() => tell('compiling'));
      },
    },
    fork ? forkStage(fork) : localChain,
    {
      title: 'Demo network',
      isKept: true,
      run: async (tell) => {
        const report = (done: number, total: number) => tell(`${done} of ${total} purchases`);
        const members = await grow({ rpcUrl: chain.rpcUrl, deployment, members: memberCount, report });
        const known = members.map(({ name, address, privateKey, persona }) => ({
          ...{ name, address, privateKey },
          ...(persona && { persona }),
        }));
        await writeFile(membersFile, JSON.stringify(known, null, 2));
      },
    },
    {
      title: 'Server',
      isKept: false,
      run: async (tell) => {
        tell('opening the database; the first time takes some seconds');
        await startServer();
      },
    },
    {
      title: 'Demo members',
      isKept: true,
      run: async (tell) => {
        const members = demoMembers(memberCount);
        const hasStaff = Boolean(process.env.STAFF_WALLETS) || existsSync(staffFile);
        // Members are registered in order: once the last one is registered, none is missing.
        const last = members.at(-1);
        if (hasStaff && last && (await isRegistered(urls.api, urls.web, last))) return;
        if (!process.env.STAFF_WALLETS) {
          await appointStaff({ api: deskApi, origin: urls.desk });
          await writeFile(staffFile, JSON.stringify(demoStaff.map(withoutAccount), null, 2));
        }
        const newcomers: Address[] = [];
        const asked: string[][] = [];
        for (const [index, member] of members.entries()) {
          tell(`${index + 1} of ${members.length} registered`);
          if (!(await registerMember(urls.api, urls.web, member))) continue;
          newcomers.push(member.address);
          if (!member.persona || process.env.STAFF_WALLETS) continue;
          const ofMember = await signIn({ api, origin: urls.web }, member.account);
          const ofStaff = await signIn({ api: deskApi, origin: urls.desk }, operator.support());
          asked.push(await askSupport(ofMember, ofStaff));
        }
        tell('writing down when they came');
        if (newcomers.length > 0) await dateNewcomers(newcomers, asked);
      },
    },
    ...(builtApp ? [] : [developed('Web app', 'web'), developed('Staff app', 'desk')]),
  ];

  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
    await forgetStarted(dataDir);
  };

  const chainName = () => (copied ? forkName(copied) : 'local chain');

  const staffNames = () =>
    process.env.STAFF_WALLETS ? 'the wallets of STAFF_WALLETS' : demoStaff.map(({ name }) => name).join(', ');

  return { stages, urls, deskApi, folder: dataDir, staffNames, chainName, broken: broken.promise, stop };
}
