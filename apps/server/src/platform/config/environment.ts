import { fileURLToPath } from 'node:url';
import { defaultPorts, isWallet, usualRetention } from '@upline/domain';
import * as z from 'zod';
import { networksOf } from './networks.ts';

/**
 * Splits a command into words like a shell, with quotes and backslashes only: variables and `;` are
 * plain text.
 * @returns `null` if a quote is not closed.
 * @example splitCommand(`scan --name 'two words'`) // ['scan', '--name', 'two words']
 */
function splitCommand(text: string): string[] | null {
  const words: string[] = [];
  const pattern = /(?:'[^']*'|"(?:\\["\\]|[^"])*"|\\.|[^\s'"\\])+|\S/gs;
  for (const [word] of text.matchAll(pattern)) {
    if (/^['"\\]$/.test(word)) return null;
    words.push(
      word.replace(
        /'([^']*)'|"((?:\\["\\]|[^"])*)"|\\(.)/gs,
        (_, single?: string, double?: string, plain?: string) => {
          return single ?? plain ?? double?.replace(/\\(["\\])/g, '$1') ?? '';
        },
      ),
    );
  }
  return words;
}

const port = z.coerce.number().int().min(0).max(65_535);
const site = z.url({ protocol: /^https?$/ });
const origin = site.transform((url) => new URL(url).origin);

function listed(text: string): string[] {
  return text.split(',').flatMap((one) => one.trim() || []);
}

const wallets = z
  .string()
  .default('')
  .transform((text) => listed(text).map((wallet) => wallet.toLowerCase() as `0x${string}`))
  .refine((all) => all.every(isWallet), { error: 'expected wallets, by comma' });

const networks = z
  .string()
  .default('')
  .transform(listed)
  .refine((all) => networksOf(all) !== null, {
    error: 'expected IP addresses or networks (10.0.0.0/8), by comma',
  });

/** Node URLs may contain keys, so error messages do not repeat them. */
const nodes = z
  .string()
  .transform((text) => [...new Set(listed(text))])
  .refine((all) => all.length > 0 && all.every((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')), {
    error: 'expected http:// or https:// addresses of nodes, by comma',
  });

const command = z.string().transform((text, context) => {
  const words = splitCommand(text);
  if (words && words.length > 0) return words;
  context.addIssue({ code: 'custom', message: 'expected a command whose quotes are closed' });
  return z.NEVER;
});

/** Days of retention, 1 to 3650; ten years are as good as forever. */
const days = (usual: number) => z.coerce.number().int().min(1).max(3650).default(usual);

const megabytes = (usual: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(usual)
    .transform((given) => given * 1024 * 1024);

/** The variables of the server, with their defaults. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  UPLINE_HOST: z.string().optional(),
  UPLINE_API_PORT: port.default(defaultPorts.api),
  UPLINE_WEB_PORT: port.default(defaultPorts.web),
  UPLINE_DESK_PORT: port.default(defaultPorts.desk),
  UPLINE_RPC_PORT: port.default(defaultPorts.rpc),
  UPLINE_DATA_DIR: z.string().default('.upline'),
  UPLINE_DEPLOYMENT: z.string().optional(),
  UPLINE_RATE_LIMIT: z.coerce.number().int().min(1).default(120),
  UPLINE_TRUSTED_PROXIES: networks,
  STAFF_WALLETS: wallets,
  UPLINE_KEEP_TICKET_FILES: days(usualRetention.ticketFiles),
  UPLINE_KEEP_NOTIFICATIONS: days(usualRetention.notifications),
  UPLINE_KEEP_DRAFTS: days(usualRetention.drafts),
  UPLINE_KEEP_EXPORTS: days(usualRetention.exports),
  UPLINE_POLL_INTERVAL: z.coerce.number().int().min(50).max(60_000).default(500),
  UPLINE_DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(1000).default(10),
  UPLINE_LAME_DUCK: z.coerce.number().int().min(0).max(120_000).optional(),
  UPLINE_LEDGER_PATIENCE: z.coerce.number().int().min(0).max(3_600_000).default(60_000),
  UPLINE_MAXIMUM_LAG: z.coerce.bigint().min(0n).default(50n),
  UPLINE_REBUILD_LEDGER: z.stringbool().default(false),
  UPLINE_WEB_DIST: z.string().default(fileURLToPath(new URL('../../../../web/dist', import.meta.url))),
  UPLINE_DESK_DIST: z.string().default(fileURLToPath(new URL('../../../../desk/dist', import.meta.url))),
  DATABASE_URL: z
    .string()
    .refine(
      (url) => /^(memory:$|file:.)/.test(url) || (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)),
      {
        error: 'expected memory:, file:{folder} or postgres://…',
      },
    )
    .optional(),
  UPLINE_DATABASE_CA: z.string().optional(),
  RPC_URL: nodes.optional(),
  PUBLIC_RPC_URL: nodes.optional(),
  COMMUNITY_URL: site.optional(),
  LANDING_URL: site.optional(),
  WALLETCONNECT_PROJECT_ID: z.string().optional(),
  WEB_ORIGIN: origin.optional(),
  DESK_ORIGIN: origin.optional(),
  UPLINE_SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
  UPLINE_UPLOADS_DIR: z.string().optional(),
  UPLINE_SPACE_RESERVE: megabytes(1024),
  UPLINE_UPLOADS_OF_ADDRESS: megabytes(2048),
  UPLINE_SCAN_COMMAND: command.optional(),
  S3_ENDPOINT: site.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  UPLINE_METRICS_HOST: z.string().default('127.0.0.1'),
  UPLINE_METRICS_PORT: port.optional(),
  UPLINE_BACKUPS_DIR: z.string().optional(),
  UPLINE_VERSION: z.string().default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export const knownVariables: readonly string[] = Object.keys(environment.shape);

export type Environment = z.output<typeof environment>;
