import { isPosition, lastPosition } from '@upline/domain';
import { InvalidArgumentError } from 'commander';
import { wallet } from '../cli/words.ts';
import type { AdminTarget } from '../operate/acts/handover.ts';
import type { ReceiverRole } from '../operate/situation.ts';
import type { Target } from '../operate/target.ts';

/** All pools, a level, or a pool's address. */
export function pools(text: string): Target {
  if (text === 'all') return text;
  const level = Number(text);
  if (isPosition(level)) return level;
  if (text.startsWith('0x')) return wallet(text);
  throw new InvalidArgumentError(`Give all, a level from 1 to ${lastPosition}, or the address of a pool.`);
}

/** The same, or the registry. */
export function contracts(text: string): AdminTarget {
  return text === 'registry' ? text : pools(text);
}

/** A receiver's role in any case. */
export function role(text: string): ReceiverRole {
  const name = text.toUpperCase();
  if (name === 'PRODUCT' || name === 'ROYALITY') return name;
  throw new InvalidArgumentError('Give product or royality, as the contracts spell them.');
}

/** A share of a fee in percent with up to two decimals, as basis points. */
export function share(text: string): number {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text))
    throw new InvalidArgumentError('Give a percentage such as 20 or 12.5.');
  return Math.round(Number(text) * 100);
}
