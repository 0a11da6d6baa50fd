import { reasonWaits } from '@upline/domain';
import type { NamedCall } from '../operatePort.tsx';

/** An act that left this desk. */
interface SentAct {
  who: { name: string; walletId: string };
  /** ISO 8601. */
  at: string;
  calls: readonly NamedCall[];
}

/** A call that the chain shows. */
export interface ShownCall extends NamedCall {
  transaction: string;
  /** ISO 8601. */
  at: string;
}

/**
 * Whether an act may have left this desk before the list of sendings begins.
 * @param since When the list begins; `null` when it holds all.
 */
export const mayBeUnlisted = (at: string, since: string | null) =>
  since !== null && Date.parse(at) - reasonWaits < Date.parse(since);

const keyOf = ({ contract, callHash }: NamedCall) => `${contract.toLowerCase()} ${callHash}`;

/**
 * Who let each call of the chain leave this desk. Each sending explains one transaction: the same call once more came
 * another way. A sending that is older than two weeks explains nothing.
 * @param shown Newest first.
 * @returns By transaction; one that is missing did not leave this desk.
 */
export function whoSent(shown: readonly ShownCall[], sent: readonly SentAct[]): ReadonlyMap<string, string> {
  const left = sent.flatMap(({ who, at, calls }) =>
    calls.map((call) => ({ key: keyOf(call), at: Date.parse(at), who: who.name || who.walletId })),
  );
  const senders = new Map<string, string>();
  for (const call of shown) {
    const mined = Date.parse(call.at);
    // A block’s time is that of its making, a little before the page’s own clock or behind it.
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
