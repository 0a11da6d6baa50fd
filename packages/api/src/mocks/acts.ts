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
export type Acts = ReturnType<typeof createActs>;

interface Surroundings {
  now: () => Date;
  notifications: Notifications;
  wallets: () => readonly string[];
}

const isSame = (one: ActCall, other: ActCall) =>
  one.callHash === other.callHash && one.contract.toLowerCase() === other.contract.toLowerCase();

export function createActs({ now, notifications, wallets }: Surroundings) {
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
    /** The reasons whose acts have not been executed, newest first. */
    waiting,
    /** Stores a reason and replaces an earlier one for the same calls; an empty reason deletes it. */
    keep(given: Leaving & { reason: string }) {
      forget(given.calls);
      if (given.reason === '') return null;
      written += 1;
      const kept = { ...given, id: `reason-${written}`, at: now() };
      reasons.unshift(kept);
      return kept;
    },
    send: (act: Leaving & { way: SendMethod }) => void sent.unshift({ ...act, at: now() }),
    /** Newest first. */
    sent: () => sent,
    /** Stores an act that waits for signers, in place of the same one. */
    saveFile(act: Omit<WaitingAct, 'id' | 'at'>) {
      written += 1;
      files = files.filter(({ fingerprint }) => fingerprint !== act.fingerprint);
      files.unshift({ ...act, id: `file-${written}`, at: now() });
    },
    /** The acts that wait for signers, newest first. */
    files: () => files,
    /** Removes one of them. */
    giveUp(id: string) {
      const found = files.find((one) => one.id === id) ?? null;
      files = files.filter((one) => one !== found);
      return found;
    },
    /** Notifies all members of a final act, with the stored reason of its call. */
    tell(call: ActCall, facts: OperatorPayload) {
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
    /** Newest first. */
    told: () => told,
  };
}
