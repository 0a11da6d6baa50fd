import { type BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Config } from '../config/config.ts';
import { networksOf } from '../config/networks.ts';
import type { HttpContext } from './handlers.ts';

/** IPv4 as a socket that listens on IPv6 has it. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** Made once of each list that a configuration holds, not for each request. */
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

/** Whether a request comes from a proxy whose word is taken. */
export function isFromProxy(context: HttpContext, { trustedProxies }: Config): boolean {
  return isTrusted(plain(socketOf(context) ?? ''), trustedProxies);
}

/**
 * The address that a request came from, as far as it can be believed: of those that proxies have noted, the
 * last that is no trusted proxy itself. What a caller writes into the header stands before that one and counts
 * for nothing. In-process calls are `local`.
 */
export function callerAddress(context: HttpContext, { trustedProxies }: Config): string {
  const socket = socketOf(context);
  if (socket === undefined) return 'local';
  const noted = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const hops = [...noted, socket].map((hop) => plain(hop.trim())).filter(Boolean);
  return hops.findLast((hop) => !isTrusted(hop, trustedProxies)) ?? plain(socket);
}

/** The site that a request was made from: the allowed origin that it names, else the server's main one. */
export function callerSite(context: HttpContext, { origins }: Config): string {
  const referer = URL.parse(context.req.header('referer') ?? '')?.origin;
  const named = context.req.header('origin') ?? referer;
  return named !== undefined && origins.includes(named) ? named : origins[0];
}
