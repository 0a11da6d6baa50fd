import {
  type ActValues,
  notificationPosition,
  type OperatorAct,
  type OperatorPayload,
  reasonWaits,
  type SendMethod,
} from '@upline/domain';
import type { Notifications } from './notifications.ts';

/** A call by its contract and the hash of chain, contract and data. */
export interface ActCall {
  contract: string;
  callHash: string;
}

interface Leaving {
  act: OperatorAct;
  /** The staff member's wallet, in lower case. */
  staff: string;
  calls: readonly ActCall[];
}

interface Reason extends Leaving {
  id: string;
  reason: string;
  at: Date;
}

interface SentAct extends Leaving {
  way: SendMethod;
  at: Date;
}

/** An act saved as a file for signers. */
interface WaitingAct {
  id: string;
  act: OperatorAct;
  values: ActValues;
  actor: string;
  nonce: string | null;
  fingerprint: string;
  calls: readonly { contract: string; data: `0x${string}` }[];
  staff: string;
  at: Date;
}

interface AnnouncedAct {
  transaction: string;
  block: bigint;
  at: Date;
  facts: OperatorPayload;
  members: number;
}

/**
 * The operator acts of a mock backend: reasons, sent acts, and acts about which members were
 * notified.
 */
export interface Acts {
  /** Stores a reason and replaces an earlier one for the same calls; an empty reason deletes it. */
  keep(reason: Leaving & { reason: string }): Reason | null;
  /** The reasons whose acts have not been executed, newest first. */
  waiting(): Reason[];
  send(sent: Leaving & { way: SendMethod }): void;
  /** Newest first. */
  sent(): SentAct[];
  /** Stores an act that waits for signers, in place of the same one. */
  saveFile(act: Omit<WaitingAct, 'id' | 'at'>): void;
  /** The acts that wait for signers, newest first. */
  files(): readonly WaitingAct[];
  /** Removes one of them. */
  giveUp(id: string): WaitingAct | null;
  /** Notifies all members of a final act, with the stored reason of its call. */
  tell(call: ActCall, facts: OperatorPayload): void;
  /** Newest first. */
  told(): AnnouncedAct[];
}

interface Surroundings {
  now: () => Date;
  notifications: Notifications;
  wallets: () => readonly string[];
}

const isSame = (one: ActCall, other: ActCall) =>
  one.callHash === other.callHash && one.contract.toLowerCase() === other.contract.toLowerCase();

export function createActs({ now, notifications, wallets }: Surroundings): Acts {
  let reasons: Reason[] = [];
  const sent: SentAct[] = [];
  let files: WaitingAct[] = [];
  const told: AnnouncedAct[] = [];
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
    saveFile(act) {
      written += 1;
      files = files.filter(({ fingerprint }) => fingerprint !== act.fingerprint);
      files.unshift({ ...act, id: `file-${written}`, at: now() });
    },
    files: () => files,
    giveUp(id) {
      const found = files.find((one) => one.id === id) ?? null;
      files = files.filter((one) => one !== found);
      return found;
    },
    tell(call, facts) {
      const reason = waiting().find(({ calls }) => calls.some((one) => isSame(one, call)))?.reason;
      forget([call]);
      const place = told.length + 1;
      const transaction = `0x${String(place).padStart(64, 'a')}`;
      const whole = { ...facts, ...(reason !== undefined && { reason }) };
      const all = wallets();
      const position = notificationPosition(whole);
      for (const wallet of all) notifications.write(wallet, { facts: whole, position, transaction });
      told.unshift({ transaction, block: BigInt(place), at: now(), facts: whole, members: all.length });
    },
    told: () => told,
  };
}
