import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/config.ts';
import type { Variables } from './handlers.ts';

/** Seconds that a browser keeps to https once it has seen this site by it. */
const httpsFor = 365 * 24 * 60 * 60;

/** Whether members reach the app by https, whatever stands between. */
export function isSecure({ origins }: Pick<Config, 'origins'>): boolean {
  return origins[0].startsWith('https:');
}

/**
 * What every reply says to a browser, the same to all: names in lower case. A reply that is no page may load and run
 * nothing.
 */
export async function standingHeaders(config: Config): Promise<Record<string, string>> {
  const say = secureHeaders({
    strictTransportSecurity: isSecure(config) && `max-age=${httpsFor}`,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    // The sign-in reads which of the allowed sites a message was asked from.
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

/** Says it in every reply. The code that sends a page or a file adds its own, and what a handler has set stays. */
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
