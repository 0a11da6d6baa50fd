import type { ConnectionPort } from '../connection.ts';
import { type Writable, writable } from '../writable.ts';

/** A network that a story takes away and gives back. */
export interface ScriptedConnection extends ConnectionPort {
  isOnline: Writable<boolean>;
}

export function scriptedConnection(isOnline: boolean): ScriptedConnection {
  return { isOnline: writable(isOnline) };
}
