import { type DeskMessageId, fromDecimal } from '@upline/domain';
import { deskEnglish } from '../../messages/desk.generated.ts';
import type { Outcome } from './memberChainQuery.ts';

type ExplainedId = Extract<DeskMessageId, `contract.${string}`>;

/** The sentence that this app carries for a contract’s error; `null` for an error that has none. */
function explanationOf(name: string): ExplainedId | null {
  const id = `contract.${name}`;
  return Object.hasOwn(deskEnglish, id) ? (id as ExplainedId) : null;
}

/** What can be said of why a transaction came to nothing, in the order of saying most. */
export type Why =
  | { what: 'allowance' | 'balance' }
  | { what: 'explained'; id: ExplainedId }
  | { what: 'told'; text: string }
  | { what: NonNullable<Outcome['ended']> | 'noFunction' | 'silent' | 'waiting' | 'unknown' };

/** Why a transaction came to nothing, `null` for one that went through. */
export function whyOf({ state, reason, ended, call, position, compared }: Outcome): Why | null {
  if (state === 'done') return null;
  if (state !== 'reverted') return { what: state };
  if (compared) {
    const needed = fromDecimal(compared.needed);
    if (fromDecimal(compared.held) < needed) return { what: 'balance' };
    if (fromDecimal(compared.allowed) < needed) return { what: 'allowance' };
  }
  if (ended) return { what: ended };
  // As an earlier release kept it, which did not ask what the node said.
  if (reason === null) return { what: 'unsaid' };
  const id = explanationOf(reason.name);
  if (id) return { what: 'explained', id };
  const text = [reason.name, reason.text].filter((part) => part !== '').join(': ');
  if (text !== '') return { what: 'told', text };
  return { what: call === null && position !== null ? 'noFunction' : 'silent' };
}

/** Who sent a transaction, where that is not the member who asks: its figures are none of the member’s. */
export function strangerIn({ from }: Outcome, wallet: string): Outcome['from'] {
  return from && from.walletId.toLowerCase() !== wallet.toLowerCase() ? from : null;
}
