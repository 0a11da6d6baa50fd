import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PoolEvent } from './events.ts';
import { outcomeOf } from './refusal.ts';
import { admin, by, dawn, modifier, product, root, royalty, twoPools } from './twoPools.ts';
import { viewsOf } from './viewsOf.ts';

const wallets = [root, ...Array.from({ length: 30 }, (_, n) => `m${n}`)];
const staff = [admin, modifier, product, royalty];
const anybody = fc.constantFrom(...wallets, ...staff);
const member = fc.constantFrom(...wallets);
const amount = fc.bigInt({ min: 0n, max: 200_000_000n });
const terms = fc.record({
  joiningFee: fc.bigInt({ min: 0n, max: 900_000_007n }),
  referralShare: fc.constantFrom(0, 1999, 2000, 3000),
  networkShare: fc.constantFrom(5000, 6001, 7000),
  operatorShare: fc.constantFrom(0, 1000, 2000, 3000),
});
/** Rarely true, for what would stop most other calls. */
const seldom = fc.constantFrom(true, false, false, false);
const receiver = fc.constantFrom('PRODUCT', 'ROYALITY', 'MODIFIER');

type Scene = ReturnType<typeof twoPools>;
type Act = (scene: Scene, at: bigint) => PoolEvent[];

/** Under whom the registry says, as the app buys; an unbound wallet takes a member that is drawn. */
function referralOf({ registry, race }: Scene, buyer: string, sponsor: number, bit: number) {
  const isNamed = registry.isBound(buyer) && buyer !== root;
  return isNamed ? registry.referrer(buyer, bit) : ([drawn(race.members(), sponsor), true] as const);
}

function drawn(list: readonly string[], number: number): string {
  return list[number % list.length] ?? root;
}

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(member, fc.nat(), fc.boolean()).map(
      ([buyer, sponsor, permit]): Act =>
        (scene, at) => {
          const [referral, isDirect] = referralOf(scene, buyer, sponsor, 0);
          return scene.race.invest_stable_coin(by(buyer, at), referral, isDirect, { permit });
        },
    ),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(member, fc.nat(), fc.boolean()).map(
      ([buyer, sponsor, permit]): Act =>
        (scene, at) =>
          scene.global.invest_stable_coin(by(buyer, at), referralOf(scene, buyer, sponsor, 1)[0], { permit }),
    ),
  },
  // As a cheat would who wants another's pay: any referral, direct or not.
  fc.tuple(anybody, anybody, fc.boolean()).map(
    ([buyer, referral, isDirect]): Act =>
      ({ race }, at) =>
        race.invest_stable_coin(by(buyer, at), referral, isDirect),
  ),
  {
    weight: 4,
    arbitrary: fc.tuple(anybody, fc.nat()).map(
      ([one, other]): Act =>
        ({ registry, race }, at) =>
          registry.enroll(by(one, at), drawn(race.members(), other)),
    ),
  },
  fc.tuple(anybody, amount).map(
    ([wallet, allowance]): Act =>
      ({ coin }, at) =>
        coin.approve(by(wallet, at), 'race', allowance),
  ),
  fc.tuple(anybody, amount).map(
    ([wallet, sent]): Act =>
      ({ coin }, at) =>
        coin.transfer(by(wallet, at), 'global', sent),
  ),
  fc.nat().map(
    (number): Act =>
      ({ race }, at) =>
        race.claim_bonus(by(drawn(race.members(), number), at)),
  ),
  fc.nat().map(
    (number): Act =>
      ({ global }, at) =>
        global.claim_bonus(by(drawn(global.members(), number), at)),
  ),
  fc.tuple(fc.constantFrom(product, 'm1'), amount).map(
    ([wallet, asked]): Act =>
      ({ race }, at) =>
        race.claim_product_fund(by(wallet, at), asked),
  ),
  fc.tuple(fc.constantFrom(royalty, 'm1'), amount).map(
    ([wallet, asked]): Act =>
      ({ global }, at) =>
        global.claim_royalty_fund(by(wallet, at), asked),
  ),
  terms.map(
    (next): Act =>
      ({ race }, at) =>
        race.queue_terms(by(modifier, at), next),
  ),
  terms.map(
    (next): Act =>
      ({ global }, at) =>
        global.queue_terms(by(modifier, at), next),
  ),
  fc.constant<Act>(({ race }, at) => race.apply_terms(by(modifier, at))),
  fc.constant<Act>(({ global }, at) => global.apply_terms(by(modifier, at))),
  seldom.map(
    (paused): Act =>
      ({ race }, at) =>
        race.set_paused(by(admin, at), paused),
  ),
  fc.tuple(receiver, anybody).map(
    ([role, wallet]): Act =>
      ({ race }, at) =>
        race.propose_receiver(by(admin, at), role, wallet),
  ),
  fc.tuple(receiver, anybody).map(
    ([role, wallet]): Act =>
      ({ race }, at) =>
        race.accept_receiver(by(wallet, at), role),
  ),
  fc.constant<Act>(({ global }, at) => global.rescue(by(admin, at), 'coin')),
  fc.tuple(anybody, seldom).map(
    ([wallet, isBlocked]): Act =>
      ({ coin }) => {
        coin.setBlocked(wallet, isBlocked);
        return [];
      },
  ),
);

/** What the logs say has entered and left a pool through calls: fees, claims and funds. Gifts are not among it. */
function through(logs: readonly PoolEvent[], pool: string): bigint {
  return logs.reduce((sum, log) => {
    if (log.address !== pool) return sum;
    switch (log.eventName) {
      case 'Invested':
        return sum + log.args.fee;
      case 'BonusClaimed':
      case 'FundClaimed':
        return sum - log.args.amount;
      default:
        return sum;
    }
  }, 0n);
}

test('whatever is called in whatever order: fees in are what was paid out and what is owed; a refusal changes nothing', () => {
  const seen = { done: 0, refused: 0 };
  fc.assert(
    fc.property(
      fc.array(fc.tuple(act, fc.constantFrom(0n, 60n, 3600n, 172_800n)), { minLength: 40, maxLength: 120 }),
      (acts) => {
        const scene = twoPools({ raceFee: 50_000_001n, globalFee: 50_000_001n, seats: ['m0'] });
        const { world, race, global, coin } = scene;
        for (const wallet of wallets) {
          coin.mint(wallet, 10_000_000_000n);
          coin.approve(by(wallet), 'race', 2n ** 256n - 1n);
          coin.approve(by(wallet), 'global', 2n ** 256n - 1n);
        }
        const logs: PoolEvent[] = [];
        let at = dawn;
        for (const [perform, pause] of acts) {
          at += pause;
          const everybody = [...wallets, ...staff];
          const before = viewsOf(world, everybody);
          const outcome = outcomeOf(() => perform(scene, at));
          if ('refusal' in outcome) {
            seen.refused += 1;
            expect(viewsOf(world, everybody)).toEqual(before);
          } else {
            seen.done += 1;
            logs.push(...outcome.events);
          }
          for (const pool of [race, global]) {
            expect(pool.owed()).toBe(through(logs, pool.address));
            expect(coin.balanceOf(pool.address)).toBeGreaterThanOrEqual(pool.owed());
          }
          expect(coin.balanceOf('race')).toBe(race.owed());
          expect(global.carry()).toBeLessThan(global.total_users());
        }
      },
    ),
    { numRuns: 40, seed: 137 },
  );
  expect(seen.done).toBeGreaterThan(1000);
  expect(seen.refused).toBeGreaterThan(1000);
}, 30_000);
