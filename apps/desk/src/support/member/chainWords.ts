import { type DeskMessageId, fromDecimal } from '@upline/domain';
import { deskEnglish } from '../../messages/desk.generated.ts';
import type { Outcome } from './memberChainQuery.ts';

type ExplainedId = Extract<DeskMessageId, `contract.${string}`>;

/** Message id that explains a contract error; `null` if unknown. */
function explanationOf(name: string): ExplainedId | null {
  const id = `contract.${name}`;
  return Object.hasOwn(deskEnglish, id) ? (id as ExplainedId) : null;
}

/** Failure reasons, most specific first. */
export type Why =
  | { what: 'allowance' | 'balance' }
  | { what: 'explained'; id: ExplainedId }
  | { what: 'told'; text: string }
  | { what: NonNullable<Outcome['ended']> | 'noFunction' | 'silent' | 'waiting' | 'unknown' };

/** Reason that a transaction failed; `null` after success. */
export function whyOf({ state, reason, ended, call, position, compared }: Outcome): Why | null {
  if (state === 'done') return null;
  if (state !== 'reverted') return { what: state };
  if (compared) {
    const needed = fromDecimal(compared.needed);
    if (fromDecimal(compared.held) < needed) return { what: 'balance' };
    if (fromDecimal(compared.allowed) < needed) return { what: 'allowance' };
  }
  if (ended) return { what: ended };
  // Stored by an earlier release, which did not request the revert reason.
  if (reason === null) return { what: 'unsaid' };
  const id = explanationOf(reason.name);
  if (id) return { what: 'explained', id };
  const text = [reason.name, reason.text].filter((part) => part !== '').join(': ');
  if (text !== '') return { what: 'told', text };
  return { what: call === null && position !== null ? 'noFunction' : 'silent' };
}

/** Sender of a transaction, if not the ticket's member; its amounts do not concern the member. */
export function strangerIn({ from }: Outcome, wallet: string): Outcome['from'] {
  return from && from.walletId.toLowerCase() !== wallet.toLowerCase() ? from : null;
}
