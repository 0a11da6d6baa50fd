import type { PurchaseAttempt } from '@upline/chain';
import { type PurchaseStep, type PurchaseWay, purchaseSteps, storageKeys } from '@upline/domain';
import { text } from '../store/parsing.ts';
import { attemptIn, createJournal } from './journal.ts';
import { pinnedRegistry } from './reader.ts';

const ways: readonly PurchaseWay[] = ['sequential', 'permit', 'batch'];

function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new TypeError('No such word.');
  return found;
}

function parse(stored: Record<string, unknown>): PurchaseAttempt {
  return {
    ...attemptIn(stored),
    step: oneOf<PurchaseStep>(purchaseSteps, stored.step),
    way: oneOf(ways, stored.way),
    callsId: stored.callsId === null ? null : text(stored.callsId),
    // Only the page that sent them needs them all.
    calls: [],
  };
}

/** What purchases have asked this browser's wallets for. */
export const purchaseJournal = () => createJournal(storageKeys.purchaseJournal, pinnedRegistry(), parse);
