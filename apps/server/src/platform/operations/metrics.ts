import { totalmem } from 'node:os';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseWatch } from '../db/databaseWatch.ts';
import type { LedgerView } from './ledgerView.ts';
import {
  type NodeFigures,
  type PictureFigures,
  type SupportFigures,
  watchLedger,
  watchNodes,
  watchPictures,
  watchPool,
  watchSupport,
} from './watchSources.ts';

export interface Metrics {
  registry: Registry;
  /** Counts a reply. @param route The pattern of its path, never the path. */
  noteReply(reply: { method: string; route: string; status: number; seconds: number }): void;
  noteClientError(kind: string): void;
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
