import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

/** Seconds that a browser keeps to https once it has seen this site by it. */
const httpsFor = 365 * 24 * 60 * 60;

/** Whether members reach the app by https, whatever stands between. */
export function isSecure({ origins }: Pick<Config, 'origins'>): boolean {
  return origins[0].startsWith('https:');
}

/**
 * What every reply says to a browser. A reply that is no page may load and run nothing; whoever sends a page or
 * a file says more for himself, and what a handler has set stays.
 */
export function securityHeaders(config: Config): MiddlewareHandler {
  return secureHeaders({
    overwrite: false,
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
}
