import { createHash } from 'node:crypto';

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

/** The nodes configured in the app's build; see `stateRpc` in packages/app-kit. */
function rpcOrigins(html: string): string[] {
  const [, urls = ''] = /<meta name="upline-rpc" content="([^"]+)"/.exec(html) ?? [];
  return urls.split(' ').flatMap((url) => URL.parse(url)?.origin ?? []);
}

/**
 * Origins for WalletConnect: its relay, and the frame that reports the site to the other wallet.
 * Only for builds with a WalletConnect project; see `walletConnect` in packages/app-kit.
 */
function walletConnectSources(html: string): { relay: string[]; frame: string[] } {
  const isSetUp = /<meta name="upline-walletconnect" content="on"/.test(html);
  return isSetUp
    ? { relay: ['wss://relay.walletconnect.org'], frame: ['https://verify.walletconnect.org'] }
    : { relay: [], frame: [] };
}

/**
 * The content security policy of a built app: its own files, its inline parts by hash, the server,
 * the nodes and the relay; no other source, and no embedding.
 * @param html The built index.html.
 * @param isSecure True if the app is reached by https.
 */
export function webPolicy(html: string, isSecure: boolean): string {
  const scripts = inlineParts(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = inlineParts(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const { relay, frame } = walletConnectSources(html);
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles, hashSource(preventScrollStyle)],
    ['img-src', "'self'", 'blob:', 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...rpcOrigins(html), ...relay],
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
