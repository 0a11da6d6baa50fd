import { describe, expect, test } from 'vitest';
import { buyGlobal, buyRace, by, root, twoPools } from './twoPools.ts';

// Checks the figures in docs/contracts.md and in the risk notice against the rules.

const seats = ['seat1', 'seat2', 'seat3', 'seat4', 'seat5'];

/** Rounded to a tenth of a per cent, as on the page. */
function percent(part: bigint, whole: bigint): string {
  return ((100 * Number(part)) / Number(whole)).toFixed(1);
}

describe('without identities, rules cannot prevent that', () => {
  test('a tenth own wallet gets back $35 of its $50', () => {
    const { poolModel, race } = twoPools();
    const own = Array.from({ length: 10 }, (_, index) => `own${index + 1}`);
    const earned = () => own.reduce((sum, wallet) => sum + race.getCurrentBonusEarned(wallet), 0n);
    let before = 0n;
    for (const [index, wallet] of own.entries()) {
      before = earned();
      buyRace(poolModel, wallet, own[index - 1] ?? root);
    }
    expect(earned() - before).toBe(35_000_000n);
  });

  test('a hundred early global shares of one owner cost $2,074.67 instead of $15,000', () => {
    const { poolModel, global, registry } = twoPools();
    const own = Array.from({ length: 100 }, (_, index) => `own${index + 1}`);
    for (const [index, wallet] of own.entries()) {
      registry.enroll(by(wallet), index === 0 ? root : 'own1');
      buyGlobal(poolModel, wallet);
    }
    const back = own.reduce((sum, wallet) => sum + global.getCurrentBonusEarned(wallet), 0n);
    expect(15_000_000_000n - back).toBe(2_074_674_671n);
  });

  test.each([
    { others: [], share: '73.8' },
    { others: seats, share: '83.5' },
  ])('the operator keeps $share % of 500 joins without sponsors', ({ others, share }) => {
    const { poolModel, race } = twoPools({ seats: others });
    for (let joined = 0; joined < 500; joined++) buyRace(poolModel, `member${joined}`, root);
    const operators = [root, ...others].reduce(
      (sum, wallet) => sum + race.getCurrentBonusEarned(wallet),
      race.product_fund(),
    );
    expect(percent(operators, 500n * 50_000_000n)).toBe(share);
  });
});

test('sharing pays back the fee of the first 239 of 1,000 members of a global pool', () => {
  const { poolModel, global, registry } = twoPools();
  const members = Array.from({ length: 1000 }, (_, index) => `member${index + 1}`);
  for (const member of members) {
    registry.enroll(by(member), root);
    buyGlobal(poolModel, member);
  }
  const repaid = members.filter((member) => global.getCurrentBonusEarned(member) >= 150_000_000n);
  expect(repaid).toEqual(members.slice(0, 239));
});
