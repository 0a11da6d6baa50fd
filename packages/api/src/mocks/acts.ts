import { type ActWay, type OperatorAct, type OperatorNotice, reasonWaits } from '@upline/domain';
import type { Notifications } from './notifications.ts';

/** A call by its contract and the hash of chain, contract and data. */
export interface ActCall {
  contract: string;
  callHash: string;
}

interface Leaving {
  act: OperatorAct;
  /** Of the staff, in lower case. */
  staff: string;
  calls: readonly ActCall[];
}

interface Reason extends Leaving {
  id: string;
  reason: string;
  at: Date;
}

interface SentAct extends Leaving {
  way: ActWay;
  at: Date;
}

interface ToldAct {
  transaction: string;
  block: bigint;
  at: Date;
  facts: OperatorNotice;
  members: number;
}

/** What operators of a mocked world gave as reasons, sent, and members were told of it. */
export interface Acts {
  /** Keeps a reason instead of what was kept for the same calls; an empty one takes that back. */
  keep(reason: Leaving & { reason: string }): Reason | null;
  /** The reasons that wait, newest first. */
  waiting(): Reason[];
  send(sent: Leaving & { way: ActWay }): void;
  /** Newest first. */
  sent(): SentAct[];
  /** Tells everybody of an act that is final, with the reason that was kept for its call. */
  tell(call: ActCall, facts: OperatorNotice): void;
  /** Newest first. */
  told(): ToldAct[];
}

interface Surroundings {
  now: () => Date;
  notifications: Notifications;
  /** Every member’s wallet. */
  wallets: () => readonly string[];
}

const isSame = (one: ActCall, other: ActCall) =>
  one.callHash === other.callHash && one.contract.toLowerCase() === other.contract.toLowerCase();

/** Nothing was done yet. */
export function createActs({ now, notifications, wallets }: Surroundings): Acts {
  let reasons: Reason[] = [];
  const sent: SentAct[] = [];
  const told: ToldAct[] = [];
  let written = 0;

  function forget(calls: readonly ActCall[]): void {
    reasons = reasons
      .map((one) => ({
        ...one,
        calls: one.calls.filter((kept) => !calls.some((call) => isSame(kept, call))),
      }))
      .filter((one) => one.calls.length > 0);
  }

  const waiting = () => reasons.filter(({ at }) => now().getTime() - at.getTime() < reasonWaits);

  return {
    waiting,
    keep(given) {
      forget(given.calls);
      if (given.reason === '') return null;
      written += 1;
      const kept = { ...given, id: `reason-${written}`, at: now() };
      reasons.unshift(kept);
      return kept;
    },
    send: (act) => void sent.unshift({ ...act, at: now() }),
    sent: () => sent,
    tell(call, facts) {
      const reason = waiting().find(({ calls }) => calls.some((one) => isSame(one, call)))?.reason;
      forget([call]);
      const place = told.length + 1;
      const transaction = `0x${String(place).padStart(64, 'a')}`;
      const whole = { ...facts, ...(reason !== undefined && { reason }) };
      const all = wallets();
      const position = 'position' in whole ? whole.position : null;
      for (const wallet of all) notifications.write(wallet, { facts: whole, position, transaction });
      told.unshift({ transaction, block: BigInt(place), at: now(), facts: whole, members: all.length });
    },
    told: () => told,
  };
}
