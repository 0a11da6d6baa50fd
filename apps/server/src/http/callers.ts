import { getConnInfo } from '@hono/node-server/conninfo';
import type { Config } from '../config.ts';
import type { HttpContext } from './handlers.ts';

/** The address that a request came from, as far as it can be believed. In-process calls are `local`. */
export function callerAddress(context: HttpContext, { trustedProxies }: Config): string {
  const env: unknown = context.env;
  const hasSocket = typeof env === 'object' && env !== null && 'incoming' in env;
  const socket = hasSocket ? getConnInfo(context).remote.address : undefined;
  if (socket === undefined) return 'local';
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded && trustedProxies.includes(socket) ? forwarded : socket;
}

/** The site that a request was made from: the allowed origin that it names, else the server's main one. */
export function callerSite(context: HttpContext, { origins }: Config): string {
  const referer = URL.parse(context.req.header('referer') ?? '')?.origin;
  const named = context.req.header('origin') ?? referer;
  return named !== undefined && origins.includes(named) ? named : origins[0];
}
