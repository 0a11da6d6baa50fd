import { createHash } from 'node:crypto';
import type { PageSettings } from '@upline/domain';

/**
 * The one style that the app's library adds to the page at run time: react-aria's usePreventScroll,
 * on iOS while a dialog is open. A test compares it with the library's text in the build.
 */
export const preventScrollStyle = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}';

/** A hash of an inline part for the policy. Browsers hash it with normalized line ends. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;
}

function inlineParts(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => hashSource(text));
}

/**
 * Requires the build to contain what the operator offers; see `walletConnect` in packages/app-kit.
 * @throws Error that names the variable.
 */
export function requireWalletConnect(html: string, { walletConnect }: PageSettings): void {
  if (walletConnect === null || html.includes('<meta name="upline-walletconnect" content="on"')) return;
  throw new Error(
    'WALLETCONNECT_PROJECT_ID is set, and the build does not contain WalletConnect. Its licence is not open ' +
      'source: read “WalletConnect” in docs/deploy.md, then add it or remove the variable.',
  );
}

/**
 * The content security policy of a built app: its own files, its inline parts by hash, the server,
 * the nodes and the relay; no other source, and no embedding.
 * @param html The built index.html.
 * @param isSecure True if the app is reached by https.
 */
export function webPolicy(html: string, settings: PageSettings, isSecure: boolean): string {
  const scripts = inlineParts(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = inlineParts(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const nodes = settings.nodes.flatMap((url) => URL.parse(url)?.origin ?? []);
  // WalletConnect's relay, and the frame that reports the site to the other wallet.
  const relay = settings.walletConnect === null ? [] : ['wss://relay.walletconnect.org'];
  const frame = settings.walletConnect === null ? [] : ['https://verify.walletconnect.org'];
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles, hashSource(preventScrollStyle)],
    ['img-src', "'self'", 'blob:', 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...new Set(nodes), ...relay],
    ...(frame.length > 0 ? [['frame-src', ...frame]] : []),
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ...(isSecure ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}
