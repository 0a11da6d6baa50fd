import type { CallInput } from '@upline/api';
import { paths, redactSecrets } from '@upline/domain';

export type ErrorReport = CallInput<'reportClientError'>['body'];

/** Maximum lengths from the contract, whose schemas are not bundled for browsers. */
const longest = { message: 500, stack: 4000 };

/** Longest first, so that a subpage does not match its parent's path. */
const known = Object.values(paths).toSorted((one, other) => other.length - one.length);

/** The pattern of a path: identifies the page without its member. */
export function pageOf(pathname: string): string {
  const path = known.find((one) => pathname === one || pathname.startsWith(`${one}/`));
  if (path === undefined) return '/…';
  return pathname.length > path.length + 1 ? `${path}/…` : path;
}

interface Told {
  kind: ErrorReport['kind'];
  message: string;
  stack?: string | undefined;
}

const wordsOf = (thrown: unknown): Omit<Told, 'kind'> =>
  thrown instanceof Error
    ? { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack }
    : { message: String(thrown) };

function told(event: Event): Told | null {
  if (event instanceof ErrorEvent) {
    return { kind: 'error', ...(event.error ? wordsOf(event.error) : { message: event.message }) };
  }
  if (event instanceof PromiseRejectionEvent) return { kind: 'rejection', ...wordsOf(event.reason) };
  if (event instanceof SecurityPolicyViolationEvent) {
    const { effectiveDirective, blockedURI, sourceFile } = event;
    return { kind: 'policy', message: `${effectiveDirective} refused ${blockedURI}`, stack: sourceFile };
  }
  return null;
}

/**
 * Errors to ignore: browser extensions run in the page too, and aborted requests and resize loops
 * are harmless.
 */
const notOurs = /\b(chrome|moz|safari-web)-extension:|\bAbortError\b|ResizeObserver loop/;

/**
 * The report of an event, without personal data.
 * @returns `null` if the app did not cause the event.
 */
export function errorReport(event: Event, pathname: string, build: string): ErrorReport | null {
  const what = told(event);
  if (!what || notOurs.test(`${what.message} ${what.stack ?? ''}`)) return null;
  const message = redactSecrets(what.message).slice(0, longest.message) || 'An error without words';
  const stack = what.stack && redactSecrets(what.stack).slice(0, longest.stack);
  return { kind: what.kind, message, ...(stack && { stack }), page: pageOf(pathname), build };
}
