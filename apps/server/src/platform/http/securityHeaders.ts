import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/config.ts';
import type { Variables } from './handlers.ts';

/** Seconds for which browsers require https after one visit by https. */
const httpsFor = 365 * 24 * 60 * 60;

/** True if members reach the app by https, even through a proxy. */
export function isSecure({ origins }: Pick<Config, 'origins'>): boolean {
  return origins[0].startsWith('https:');
}

/**
 * Security headers of every reply, with names in lower case. Their policy forbids replies to load
 * or run anything; pages set their own.
 */
export async function standingHeaders(config: Config): Promise<Record<string, string>> {
  const say = secureHeaders({
    strictTransportSecurity: isSecure(config) && `max-age=${httpsFor}`,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    // The sign-in reads the origin of a request from the referrer.
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: {
      accelerometer: false,
      camera: false,
      displayCapture: false,
      geolocation: false,
      gyroscope: false,
      hid: false,
      magnetometer: false,
      microphone: false,
      midi: false,
      payment: false,
      serial: false,
      usb: false,
    },
  });
  const asked = new Hono().get('/', say, (context) => context.body(null));
  const { headers } = await asked.request('/');
  return Object.fromEntries(headers);
}

/**
 * Adds the security headers to every reply. Headers set before, such as the policy of a page,
 * remain.
 */
export function securityHeaders(config: Config): MiddlewareHandler<{ Variables: Variables }> {
  const standing = standingHeaders(config);
  return async (context, next) => {
    await next();
    if (context.get('isComplete')) return;
    const { headers } = context.res;
    for (const [name, value] of Object.entries(await standing)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    headers.delete('x-powered-by');
  };
}
