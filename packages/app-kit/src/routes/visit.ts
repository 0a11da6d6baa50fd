import { type Location, useLocation } from 'react-router-dom';

type Entry = Pick<Location, 'key' | 'state'>;

/** Reads an untrusted history state. */
function visitOf({ key, state }: Entry): string {
  const isKept = typeof state === 'object' && state !== null && 'visit' in state;
  return isKept && typeof state.visit === 'string' ? state.visit : key;
}

/**
 * Identifies a navigation by a link or through history. It stays the same while a page replaces its
 * own address, provided that the page passes it on as `state.visit`.
 */
export function useVisit(): string {
  return visitOf(useLocation());
}

/** The visit of the browser's history entry, which React may not have rendered yet. */
export function currentVisit(): string {
  // The router stores an entry's state under `usr`.
  const { key = 'default', usr: state = null } = window.history.state ?? {};
  return visitOf({ key, state });
}
