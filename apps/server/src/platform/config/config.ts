import { join, resolve } from 'node:path';
import type { PageSettings, Retention } from '@upline/domain';
import { protectedUrl } from './databaseTls.ts';
import { type Environment, environment, knownVariables } from './environment.ts';
import { isOnThisMachine } from './isOnThisMachine.ts';
import { unknownVariables } from './unknownVariables.ts';

/** A bucket with the protocol of Amazon S3. */
export interface S3 {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Config {
  isProduction: boolean;
  host: string;
  port: number;
  /** Origins that may call, the main one first. Messages to sign name the origin of the request. */
  origins: readonly [string, ...string[]];
  /** Origins of the staff app, the only ones that may make staff calls. */
  deskOrigins: readonly string[];
  /** `file:{folder}`, `memory:` or `postgres://…`. */
  databaseUrl: string;
  /** Maximum number of PostgreSQL connections for calls and the ledger together. */
  databaseConnections: number;
  /** The nodes of the chain in order of preference. */
  rpcUrls: readonly string[];
  /** Settings of the apps, written into their pages. */
  page: Omit<PageSettings, 'registry' | 'local'>;
  /** The file with the deployment's addresses. */
  deploymentPath: string;
  /** Wallets with every staff role, in lower case. */
  staffWallets: readonly `0x${string}`[];
  /** Calls per minute, per address and per wallet. */
  rateLimit: number;
  /** Addresses and networks of proxies that are trusted to report a caller's address. */
  trustedProxies: readonly string[];
  /** Milliseconds of serving after a signal to stop, while readiness already fails. */
  lameDuck: number;
  /** Retention of each kind of data, days. */
  retention: Retention;
  /** Milliseconds between two reads of the chain. */
  pollInterval: number;
  /** Maximum milliseconds between two tries of the ledger while the chain contradicts itself. */
  ledgerPatience: number;
  /** Lag of the ledger, in blocks, above which the server reports itself as degraded. */
  maximumLag: bigint;
  /** True to delete the ledger at the start and read the chain again. */
  rebuildLedger: boolean;
  logLevel: string;
  /** Address of the metrics; null if no port is set. */
  metrics: { host: string; port: number } | null;
  /** Folder of the backups, whose age is a metric; `null` if unset. */
  backupsFolder: string | null;
  /** Version in use: the name of a release or a commit. */
  version: string;
  warnings: readonly string[];
  /** Folder of uploads, unless a bucket is configured. */
  uploadsFolder: string;
  /** Folder of incoming files; on the same disk as `uploadsFolder`. */
  stagingFolder: string;
  /** Bytes of disk space that uploads leave free. */
  spaceReserve: number;
  /** Bytes accepted per address and day. */
  uploadsOfAddress: number;
  /** Words of the command that scans each upload for viruses; `null` for none. */
  scanCommand: readonly string[] | null;
  /** Bucket of uploads, in place of the folder; `null` for the folder. */
  s3: S3 | null;
  /** Build of the members’ app, served in production if it exists. */
  webFolder: string;
  /** Build of the staff app, served in production at its own origin. */
  deskFolder: string;
  /**
   * Address for reports of vulnerabilities, `mailto:` or `https:`; `null` for the app's support
   * only.
   */
  securityContact: string | null;
  /** Origin of the staff app; `null` if it is not served. */
  deskOrigin: string | null;
}

/** Slightly longer than a proxy's interval of readiness checks (`deploy/Caddyfile`). */
const usualLameDuck = 6000;

const noNode =
  'PUBLIC_RPC_URL names no node of the chain for browsers: nobody can buy or read the chain in the apps.';

/** @throws Error if members and staff share a host. */
function requireTwoSites({ WEB_ORIGIN: web, DESK_ORIGIN: desk }: Environment): void {
  if (web === undefined || desk === undefined || new URL(web).host !== new URL(desk).host) return;
  throw new Error(
    'The environment is not valid: DESK_ORIGIN: the staff need a host of their own, not the members’ of WEB_ORIGIN.',
  );
}

/** @throws Error naming each site reached by plain http over a network. */
function requireProtectedSites({ WEB_ORIGIN, DESK_ORIGIN }: Environment): void {
  for (const [name, site] of Object.entries({ WEB_ORIGIN, DESK_ORIGIN })) {
    if (site === undefined || site.startsWith('https:') || isOnThisMachine(new URL(site))) continue;
    throw new Error(`The environment is not valid: ${name}: in production a site needs https://.`);
  }
}

function productionSites(env: Environment): Pick<Config, 'origins' | 'deskOrigins'> {
  const { WEB_ORIGIN: web, DESK_ORIGIN: desk } = env;
  if (web === undefined) {
    throw new Error(
      'The environment is not valid: WEB_ORIGIN: in production the members’ site must be named, https://….',
    );
  }
  requireProtectedSites(env);
  const deskOrigins = desk === undefined ? [] : [desk];
  return { origins: [web, ...deskOrigins], deskOrigins };
}

function developmentSites(env: Environment): Pick<Config, 'origins' | 'deskOrigins'> {
  const { WEB_ORIGIN: web, DESK_ORIGIN: desk } = env;
  const at = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`] as const;
  // The last two are the server's own, where `pnpm desk` signs in.
  const deskOrigins = [
    ...(desk === undefined ? [] : [desk]),
    ...at(env.UPLINE_DESK_PORT),
    ...at(env.UPLINE_API_PORT),
  ];
  const [main, other] = at(env.UPLINE_WEB_PORT);
  const origins: Config['origins'] =
    web === undefined ? [main, other, ...deskOrigins] : [web, main, other, ...deskOrigins];
  return { origins, deskOrigins };
}

/**
 * @throws Error if the connection to a database on another machine is not encrypted, or if a
 * certificate is set for the embedded database.
 */
function databaseUrlOf(env: Environment): string {
  const { DATABASE_URL: url, UPLINE_DATABASE_CA: authority, UPLINE_DATA_DIR: folder } = env;
  if (url === undefined || !/^postgres/.test(url)) {
    if (authority !== undefined) {
      throw new Error(
        'The environment is not valid: UPLINE_DATABASE_CA: the embedded database has no certificate.',
      );
    }
    return url ?? `file:${join(folder, 'database')}`;
  }
  const safe = protectedUrl(url, authority);
  if (safe !== null) return safe;
  throw new Error(
    'The environment is not valid: DATABASE_URL: the database is on another machine, and passwords and tickets would ' +
      'cross the network readable; add ?sslmode=verify-full, with UPLINE_DATABASE_CA for a provider’s certificate, or ' +
      '?sslmode=disable where the network is yours alone.',
  );
}

/** The variables of a bucket, all or none. @throws Error naming each missing one. */
function s3Of(env: Environment): S3 | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const all = { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(all).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(all).length) return null;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const names = missing.map(([name]) => name).join(', ');
    throw new Error(`The environment is not valid: a bucket for uploads needs ${names} as well.`);
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/**
 * Reads and validates every variable of the server.
 * @param variables Environment of the process; empty values count as absent.
 * @throws Error naming each invalid variable.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not valid: ${faults.join('; ')}.`);
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  requireTwoSites(env);
  const uploadsFolder = resolve(env.UPLINE_UPLOADS_DIR ?? join(env.UPLINE_DATA_DIR, 'uploads'));
  return {
    isProduction,
    host: env.UPLINE_HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port: env.UPLINE_API_PORT,
    ...(isProduction ? productionSites(env) : developmentSites(env)),
    databaseUrl: databaseUrlOf(env),
    databaseConnections: env.UPLINE_DATABASE_CONNECTIONS,
    rpcUrls: env.RPC_URL ?? [`http://127.0.0.1:${env.UPLINE_RPC_PORT}`],
    page: {
      nodes: env.PUBLIC_RPC_URL ?? [],
      communityUrl: env.COMMUNITY_URL ?? null,
      landingUrl: env.LANDING_URL ?? null,
      walletConnect: env.WALLETCONNECT_PROJECT_ID ?? null,
    },
    deploymentPath: env.UPLINE_DEPLOYMENT ?? join(env.UPLINE_DATA_DIR, 'deployment.json'),
    staffWallets: env.STAFF_WALLETS,
    rateLimit: env.UPLINE_RATE_LIMIT,
    trustedProxies: env.UPLINE_TRUSTED_PROXIES,
    lameDuck: env.UPLINE_LAME_DUCK ?? (isProduction ? usualLameDuck : 0),
    retention: {
      ticketFiles: env.UPLINE_KEEP_TICKET_FILES,
      notifications: env.UPLINE_KEEP_NOTIFICATIONS,
      drafts: env.UPLINE_KEEP_DRAFTS,
      exports: env.UPLINE_KEEP_EXPORTS,
    },
    pollInterval: env.UPLINE_POLL_INTERVAL,
    ledgerPatience: env.UPLINE_LEDGER_PATIENCE,
    maximumLag: env.UPLINE_MAXIMUM_LAG,
    rebuildLedger: env.UPLINE_REBUILD_LEDGER,
    logLevel: env.LOG_LEVEL,
    metrics:
      env.UPLINE_METRICS_PORT === undefined
        ? null
        : { host: env.UPLINE_METRICS_HOST, port: env.UPLINE_METRICS_PORT },
    backupsFolder: env.UPLINE_BACKUPS_DIR ?? null,
    version: env.UPLINE_VERSION,
    warnings: [
      ...unknownVariables(Object.keys(given), knownVariables),
      ...(isProduction && env.PUBLIC_RPC_URL === undefined ? [noNode] : []),
    ],
    uploadsFolder,
    stagingFolder: join(uploadsFolder, 'staging'),
    spaceReserve: env.UPLINE_SPACE_RESERVE,
    uploadsOfAddress: env.UPLINE_UPLOADS_OF_ADDRESS,
    scanCommand: env.UPLINE_SCAN_COMMAND ?? null,
    s3: s3Of(env),
    webFolder: env.UPLINE_WEB_DIST,
    deskFolder: env.UPLINE_DESK_DIST,
    deskOrigin: env.DESK_ORIGIN ?? null,
    securityContact: env.UPLINE_SECURITY_CONTACT ?? null,
  };
}
