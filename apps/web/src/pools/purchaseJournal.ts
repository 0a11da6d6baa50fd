import type { PurchaseAttempt } from '@upline/chain';
import { type PurchaseStep, type PurchaseWay, purchaseSteps, storageKeys } from '@upline/domain';
import { parsedOr, record, text } from '../store/parsing.ts';
import { attemptIn, callIn, createJournal } from './journal.ts';
import { pinnedRegistry } from './reader.ts';

const ways: readonly PurchaseWay[] = ['sequential', 'permit', 'batch'];

function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new TypeError('No such word.');
  return found;
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('No list.');
  return value;
}

function parse(stored: Record<string, unknown>): PurchaseAttempt {
  return {
    ...attemptIn(stored),
    step: oneOf<PurchaseStep>(purchaseSteps, stored.step),
    way: oneOf(ways, stored.way),
    // They only tell what is behind it: without them it is followed all the same.
    prompts: parsedOr(null, () => list(stored.prompts).map((step) => oneOf(purchaseSteps, step))),
    callsId: stored.callsId === null ? null : text(stored.callsId),
    // They only tell why a batch was reverted: without them it is followed all the same.
    calls: parsedOr([], () => list(stored.calls).map((call) => callIn(record(call)))),
  };
}

/** What purchases have asked this browser's wallets for. */
export const purchaseJournal = () => createJournal(storageKeys.purchaseJournal, pinnedRegistry(), parse);
