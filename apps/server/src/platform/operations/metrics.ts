import { totalmem } from 'node:os';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseWatch } from '../db/databaseWatch.ts';
import { type LedgerView, usualReorg } from './ledgerView.ts';

export interface Metrics {
  registry: Registry;
  /** Counts a reply. @param route The pattern of its path, never the path. */
  noteReply(reply: { method: string; route: string; status: number; seconds: number }): void;
  noteClientError(kind: string): void;
}

export interface SupportFigures {
  /** Open tickets by status. */
  tickets: Readonly<Record<string, number>>;
  /** Unsent replies: scheduled, or stopped because their author is no longer in support. */
  replies: Readonly<Record<'waiting' | 'stopped', number>>;
}

interface PictureFigures {
  waiting(): number;
  /** Seconds. */
  longestWait(): number;
  outcomes(): ReadonlyMap<string, number>;
}

interface NodeFigures {
  name: string;
  failures: Readonly<Record<'unreachable' | 'refused', number>>;
}

interface Sources {
  ledger: LedgerView;
  /** Version in use: the name of a release or a commit. */
  version?: string;
  support?: () => Promise<SupportFigures>;
  /** Age of the newest backup, seconds. */
  backupAge?: () => Promise<number>;
  /** Bytes of free space for uploads. */
  freeSpace?: () => Promise<number>;
  /** The PostgreSQL pool; undefined for the embedded database. */
  pool?: pg.Pool;
  pictures?: PictureFigures;
  liveConnections?: () => number;
  watch?: Pick<DatabaseWatch, 'isAnswering'>;
  nodes?: readonly NodeFigures[];
}

/** Seconds, from a lookup in memory to a reply delayed by a slow database. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const signIns = new Set(['/api/users/login', '/api/users/register']);

const newTickets = { method: 'POST', route: '/api/chat/user/tickets' };
const uploads = /^\/api\/upload\//;

/** Milliseconds for which figures from the database are cached. */
const figuresStand = 10_000;

function watchLedger(registry: Registry, ledger: LedgerView): void {
  const gauge = (name: string, help: string, read: () => number | null) => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        // An unknown figure is omitted: zero would look healthy.
        this.remove();
        const value = read();
        if (value !== null) this.set(value);
      },
    });
  };
  gauge('upline_ledger_block', 'The block that the ledger has reached.', () => Number(ledger.reached()));
  gauge('upline_ledger_head_block', 'The newest block that the chain has shown.', () => {
    const { head } = ledger.health().chain;
    return head === null ? null : Number(head);
  });
  gauge('upline_ledger_lag_blocks', 'How many blocks the ledger is behind the chain.', () => {
    const lag = ledger.lag();
    return lag === null ? null : Number(lag);
  });
  new Counter({
    name: 'upline_ledger_deep_reorgs_total',
    help: `Reorganisations that have taken back more than ${usualReorg} blocks.`,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(ledger.deepReorgs());
    },
  });
  gauge('upline_ledger_follower', '1 in the process that follows the chain for all.', () =>
    ledger.isFollower() ? 1 : 0,
  );
  gauge('upline_ledger_following', '1 while the ledger follows the chain.', () =>
    ledger.health().state === 'following' ? 1 : 0,
  );
  gauge('upline_ledger_failing', '1 while the ledger’s last step failed.', () =>
    ledger.health().isFailing ? 1 : 0,
  );
  gauge('upline_chain_reachable', '1 while the chain’s node answers.', () =>
    ledger.health().chain.reachable ? 1 : 0,
  );
}

function watchPool(registry: Registry, pool: pg.Pool): void {
  new Gauge({
    name: 'upline_database_connections',
    help: 'Connections to the database by state, and the statements that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
}

function watchNodes(registry: Registry, nodes: NonNullable<Sources['nodes']>): void {
  new Counter({
    name: 'upline_chain_failures_total',
    help: 'Calls to a node of the chain that failed after their repeats: unreachable, or refused.',
    labelNames: ['node', 'kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, failures } of nodes) {
        for (const [kind, count] of Object.entries(failures)) this.inc({ node: name, kind }, count);
      }
    },
  });
}

function watchPictures(registry: Registry, pictures: NonNullable<Sources['pictures']>): void {
  new Gauge({
    name: 'upline_pictures_waiting',
    help: 'Pictures that wait to be opened, in the lines of their members and of both processes.',
    registers: [registry],
    collect() {
      this.set(pictures.waiting());
    },
  });
  new Gauge({
    name: 'upline_pictures_longest_wait_seconds',
    help: 'How long the first of those pictures has waited.',
    registers: [registry],
    collect() {
      this.set(pictures.longestWait());
    },
  });
  new Counter({
    name: 'upline_pictures_total',
    help: 'Pictures by how their way has ended.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of pictures.outcomes()) this.inc({ outcome }, count);
    },
  });
}

function watchSupport(registry: Registry, read: () => Promise<SupportFigures>): void {
  let last: { at: number; figures: Promise<SupportFigures | null> } | null = null;
  // One query per scrape keeps the figures consistent, and several scrapers cost no more than one.
  const recent = () => {
    if (last === null || performance.now() - last.at > figuresStand) {
      last = { at: performance.now(), figures: read().catch(() => null) };
    }
    return last.figures;
  };
  const gauge = (name: string, help: string, label: string, of: (figures: SupportFigures) => object) => {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        this.reset();
        const figures = await recent();
        // Unknown figures are omitted: zero would look healthy.
        for (const [value, count] of Object.entries(figures ? of(figures) : {}))
          this.set({ [label]: value }, count);
      },
    });
  };
  const waiting = 'Tickets that are not closed, by status.';
  gauge('upline_tickets_waiting', waiting, 'status', ({ tickets }) => tickets);
  const held =
    'Replies of the staff that have not left: on their way, or stopped since nobody answers for them.';
  gauge('upline_replies_held', held, 'state', ({ replies }) => replies);
}

/** Creates the metrics of a server in their own registry. */
export function createMetrics(sources: Sources): Metrics {
  const { ledger, pool, pictures, liveConnections, watch, nodes, version, support, backupAge, freeSpace } =
    sources;
  const registry = new Registry();
  const replies = new Histogram({
    name: 'upline_http_request_seconds',
    help: 'How long replies took, by the pattern of their path and their status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'upline_sign_in_failures_total',
    help: 'Attempts to sign in or to register that were refused, by status.',
    labelNames: ['status'],
    registers: [registry],
  });
  const clientErrors = new Counter({
    name: 'upline_client_errors_total',
    help: 'Errors that pages have reported, by kind.',
    labelNames: ['kind'],
    registers: [registry],
  });
  const limited = new Counter({
    name: 'upline_rate_limit_refusals_total',
    help: 'Calls that were refused because there were too many, by the pattern of their path.',
    labelNames: ['route'],
    registers: [registry],
  });
  const opened = new Counter({
    name: 'upline_tickets_opened_total',
    help: 'Tickets that members have opened at this server.',
    registers: [registry],
  });
  const refused = new Counter({
    name: 'upline_uploads_refused_total',
    help: 'Uploads that were refused, by status.',
    labelNames: ['status'],
    registers: [registry],
  });
  if (version !== undefined) {
    new Gauge({
      name: 'upline_build_info',
      help: '1, with the version that runs.',
      labelNames: ['version'],
      registers: [registry],
    }).set({ version }, 1);
  }
  if (support) watchSupport(registry, support);
  if (backupAge) {
    new Gauge({
      name: 'upline_backup_age_seconds',
      help: 'How long ago the newest backup was made.',
      registers: [registry],
      async collect() {
        this.set(await backupAge());
      },
    });
  }
  if (freeSpace) {
    new Gauge({
      name: 'upline_upload_space_bytes',
      help: 'Bytes that are free where uploads come in.',
      registers: [registry],
      async collect() {
        this.set(await freeSpace());
      },
    });
  }
  watchLedger(registry, ledger);
  if (nodes) watchNodes(registry, nodes);
  if (watch) {
    new Gauge({
      name: 'upline_database_answers',
      help: '1 while the database answers.',
      registers: [registry],
      collect() {
        this.set(watch.isAnswering() ? 1 : 0);
      },
    });
  }
  if (pool) watchPool(registry, pool);
  if (pictures) watchPictures(registry, pictures);
  if (liveConnections) {
    new Gauge({
      name: 'upline_live_connections',
      help: 'Browsers that listen to the live stream.',
      registers: [registry],
      collect() {
        this.set(liveConnections());
      },
    });
  }
  return {
    registry,
    noteClientError: (kind) => clientErrors.inc({ kind }),
    noteReply({ method, route, status, seconds }) {
      replies.observe({ method, route, status }, seconds);
      if (status === 429) limited.inc({ route });
      if (status === 200 && method === newTickets.method && route === newTickets.route) opened.inc();
      if (status >= 400 && uploads.test(route)) refused.inc({ status });
      if (status >= 400 && signIns.has(route)) refusals.inc({ status });
    },
  };
}

/**
 * Memory limit of the server and its processes: of the container or unit, otherwise of the machine.
 */
function memoryLimit(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}

/**
 * Adds the metrics of the Node process: memory and its limit, the event loop, garbage collection.
 */
export function watchProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'upline_memory_limit_bytes',
    help: 'Memory that the server and its processes may have together.',
    registers: [registry],
    collect() {
      this.set(memoryLimit());
    },
  });
}
