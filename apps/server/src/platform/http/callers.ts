import { type BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { networksOf } from '../config/networks.ts';
import type { HttpContext, Variables } from './handlers.ts';

type Guard = MiddlewareHandler<{ Variables: Variables }>;

/** Converts an IPv4 address from the form of an IPv6 socket. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** Parsed lists by configured list, to avoid parsing per request. */
const lists = new WeakMap<readonly string[], BlockList | null>();

function isTrusted(address: string, proxies: Config['trustedProxies']): boolean {
  if (proxies.length === 0) return false;
  const list = lists.get(proxies) ?? networksOf(proxies);
  lists.set(proxies, list);
  const version = isIP(address);
  return version !== 0 && list?.check(address, version === 6 ? 'ipv6' : 'ipv4') === true;
}

function socketOf(context: HttpContext): string | undefined {
  const env: unknown = context.env;
  const hasSocket = typeof env === 'object' && env !== null && 'incoming' in env;
  return hasSocket ? getConnInfo(context).remote.address : undefined;
}

/** True if a request comes from a trusted proxy. */
export function isFromProxy(context: HttpContext, { trustedProxies }: Config): boolean {
  return isTrusted(plain(socketOf(context) ?? ''), trustedProxies);
}

/**
 * Warns once of a proxy that the configuration does not name: all callers behind it share one
 * address and its limits.
 */
export function warnOfUnnamedProxy(config: Config, log: Pick<Logger, 'warn'>): Guard {
  let isSaid = false;
  return async (context, next) => {
    const isForwarded = context.req.header('x-forwarded-for') !== undefined;
    if (!isSaid && isForwarded && !isFromProxy(context, config)) {
      isSaid = true;
      log.warn(
        'A request came through a proxy that UPLINE_TRUSTED_PROXIES does not name: everybody behind it counts as one caller.',
      );
    }
    await next();
  };
}

/**
 * The caller's address: the last one in `X-Forwarded-For` that is not a trusted proxy. A caller can
 * only forge the addresses before it. `local` for calls within the process.
 */
export function callerAddress(
  context: HttpContext,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): string {
  const socket = socketOf(context);
  if (socket === undefined) return 'local';
  const noted = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const hops = [...noted, socket].map((hop) => plain(hop.trim())).filter(Boolean);
  return hops.findLast((hop) => !isTrusted(hop, trustedProxies)) ?? plain(socket);
}

/**
 * The site of a request: the allowed origin in its headers, or the one at its host, or the main
 * one.
 */
export function callerSite({ req }: HttpContext, { origins }: Config): string {
  const named = req.header('origin') ?? URL.parse(req.header('referer') ?? '')?.origin;
  if (named !== undefined && origins.includes(named)) return named;
  return originAt(req.header('host'), origins) ?? origins[0];
}

function originAt(host: string | undefined, origins: readonly string[]): string | undefined {
  return origins.find((origin) => new URL(origin).host === host);
}

/** True for a request from the staff app to the staff's host, by its headers. */
export function isAtDesk({ req }: HttpContext, { deskOrigins }: Config): boolean {
  const [origin, host] = [req.header('origin'), req.header('host')];
  if (origin !== undefined && !deskOrigins.includes(origin)) return false;
  return host === undefined || originAt(host, deskOrigins) !== undefined;
}
