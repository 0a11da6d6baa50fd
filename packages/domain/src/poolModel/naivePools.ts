import { generations } from '../terms.ts';
import { globalCuts, type PoolTerms, raceCuts } from './terms.ts';
import type { Wallet } from './wallet.ts';

/**
 * A race pool told with lists and loops alone, which the tests hold the model against: its place is found by
 * asking everybody in order, its income by walking up five times.
 */
export function naiveRace(root: Wallet, terms: PoolTerms) {
  const order = [root];
  const above = new Map<Wallet, Wallet>();
  const below = new Map<Wallet, Wallet[]>([[root, []]]);
  const earned = new Map<Wallet, bigint>();
  let product = 0n;

  const hasSlot = (wallet: Wallet) => (below.get(wallet) ?? []).length < generations;
  const pay = (wallet: Wallet, amount: bigint) => earned.set(wallet, (earned.get(wallet) ?? 0n) + amount);

  return {
    order,
    above,
    below,
    earned,
    product: () => product,
    firstFree: () => order.findIndex(hasSlot) + 1,
    join(wallet: Wallet, referral: Wallet): void {
      const upline = hasSlot(referral) ? referral : (order.find(hasSlot) ?? root);
      const cuts = raceCuts(terms);
      above.set(wallet, upline);
      below.get(upline)?.push(wallet);
      below.set(wallet, []);
      order.push(wallet);
      pay(referral, cuts.bonus);
      product += cuts.product;
      let next: Wallet | undefined = wallet;
      for (let generation = 0; generation < generations; generation++) {
        next = next && above.get(next);
        if (next) pay(next, cuts.perUpline);
        else product += cuts.perUpline;
      }
    },
  };
}

/** A global pool that goes round to every holder at every purchase. */
export function naiveGlobal(root: Wallet, terms: PoolTerms) {
  const holders = [root];
  const earned = new Map<Wallet, bigint>();
  let carry = 0n;
  let royalty = 0n;

  const pay = (wallet: Wallet, amount: bigint) => earned.set(wallet, (earned.get(wallet) ?? 0n) + amount);

  return {
    earned,
    carry: () => carry,
    royalty: () => royalty,
    join(wallet: Wallet, referral: Wallet): void {
      const cuts = globalCuts(terms);
      const shared = cuts.pool + carry;
      for (const holder of holders) pay(holder, shared / BigInt(holders.length));
      carry = shared % BigInt(holders.length);
      royalty += cuts.royalty;
      pay(referral, cuts.referral);
      holders.push(wallet);
    },
  };
}
