import { settings } from './settings.ts';

/**
 * True if the chain runs on this machine with worthless money. A production build contains no
 * demo wallet, whatever its settings.
 */
export const isLocalChain = import.meta.env.DEV && settings.local !== null;

/** Number of the last block that a fork shares with its original; `null` for other chains. */
export const forkBlock = isLocalChain ? (settings.local?.forkBlock ?? null) : null;
