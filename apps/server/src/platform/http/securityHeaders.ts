import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/config.ts';
import type { Variables } from './handlers.ts';

/** Seconds for which browsers require https after one visit by https. */
const httpsFor = 365 * 24 * 60 * 60;
const lasting = `max-age=${httpsFor}`;

/** True if members reach the app by https, even through a proxy. */
export function isSecure({ origins }: Pick<Config, 'origins'>): boolean {
  return origins[0].startsWith('https:');
}

/** The policy of replies that load and run nothing; pages set their own. */
const policy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Security headers of a JSON reply, with names in lower case: those that mean something for data.
 * Browsers read the others of a page only.
 */
export function headersOfData(config: Pick<Config, 'origins'>): Record<string, string> {
  return {
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure(config) && { 'strict-transport-security': lasting }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

/** Security headers of every other reply, with names in lower case. */
async function standingHeaders(config: Config): Promise<Record<string, string>> {
  const say = secureHeaders({
    strictTransportSecurity: isSecure(config) && lasting,
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
  return { 'content-security-policy': policy, ...Object.fromEntries(headers) };
}

const isData = (type: string | null) => type?.startsWith('application/json') === true;

/**
 * Adds the security headers to every reply. Headers set before, such as the policy of a page,
 * remain.
 */
export function securityHeaders(config: Config): MiddlewareHandler<{ Variables: Variables }> {
  const ofData = Object.entries(headersOfData(config));
  const ofOthers = standingHeaders(config).then(Object.entries<string>);
  return async (context, next) => {
    await next();
    if (context.get('isComplete')) return;
    const { headers } = context.res;
    for (const [name, value] of isData(headers.get('content-type')) ? ofData : await ofOthers) {
      if (!headers.has(name)) headers.set(name, value);
    }
    headers.delete('x-powered-by');
  };
}
