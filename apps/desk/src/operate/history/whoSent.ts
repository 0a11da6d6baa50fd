import { reasonWaits } from '@upline/domain';
import type { NamedCall } from '../operatePort.tsx';

/** An act sent from this app. */
interface SentAct {
  who: { name: string; walletId: string };
  /** ISO 8601. */
  at: string;
  calls: readonly NamedCall[];
}

/** A call found on chain. */
export interface ShownCall extends NamedCall {
  transaction: string;
  /** ISO 8601. */
  at: string;
}

/**
 * True if an act's sending may be older than the list.
 * @param since Start of the list; `null` if complete.
 */
export const mayBeUnlisted = (at: string, since: string | null) =>
  since !== null && Date.parse(at) - reasonWaits < Date.parse(since);

const keyOf = ({ contract, callHash }: NamedCall) => `${contract.toLowerCase()} ${callHash}`;

/**
 * Matches calls on chain with sendings from this app. Each sending matches one transaction, and
 * only within two weeks.
 * @param shown Newest first.
 * @returns Sender by transaction; missing if sent elsewhere.
 */
export function whoSent(shown: readonly ShownCall[], sent: readonly SentAct[]): ReadonlyMap<string, string> {
  const left = sent.flatMap(({ who, at, calls }) =>
    calls.map((call) => ({ key: keyOf(call), at: Date.parse(at), who: who.name || who.walletId })),
  );
  const senders = new Map<string, string>();
  for (const call of shown) {
    const mined = Date.parse(call.at);
    // Block time may be slightly before or after this device's clock.
    const found = left.findIndex(
      ({ key, at }) => key === keyOf(call) && at - mined < slack && mined - at < reasonWaits,
    );
    const [match] = found === -1 ? [] : left.splice(found, 1);
    if (match) senders.set(call.transaction, match.who);
  }
  return senders;
}

/** Milliseconds. */
const slack = 60_000;
