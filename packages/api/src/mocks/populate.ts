import { levels, type Position } from '@upline/domain';
import { nameAt, walletAt } from './identities.ts';
import type { Member, World } from './world.ts';
import type { WorldOptions } from './worldOptions.ts';

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

/** The most referrals that a world is made with. */
const maximumReferrals = 60;

function upTo(level: number): Position[] {
  return levels.map(({ position }) => position).filter((position) => position <= level);
}

/** Gives a world its past: sponsors, the person in front of the screen, and those who joined under him. */
export function populate(world: World, options: WorldOptions): void {
  const { registered = true, empty = false, name = 'Amara Okafor', referralLevel = (n) => n % 5 } = options;
  const sponsors = empty ? 0 : (options.sponsors ?? 1);
  const referrals = empty ? 0 : (options.referrals ?? 0);
  const activated = empty ? [] : (options.activated ?? []);
  if (referrals < 0 || referrals > maximumReferrals) throw new RangeError(`Not ${referrals} referrals.`);
  const present = world.now().getTime();
  const ago = (days: number, minutes = 0) => new Date(present - days * day + minutes * minute);

  function join(wallet: string, called: string, sponsor: Member | undefined, at: Date): Member {
    const member = world.register({
      wallet,
      name: called,
      joinedAt: at,
      ...(sponsor && { upline: sponsor.id }),
    });
    if (typeof member === 'string') throw new Error(`${wallet} could not join: ${member}.`);
    return member;
  }

  function buyAll(wallet: string, positions: readonly Position[], at: Date): void {
    for (const [index, position] of positions.entries()) {
      world.chain.buy(wallet, position, new Date(at.getTime() + (index + 1) * 7 * minute));
    }
  }

  let sponsor: Member | undefined;
  for (let index = 0; index < sponsors; index++) {
    const at = ago(200 - index);
    sponsor = join(walletAt(2 + index), nameAt(20 + index), sponsor, at);
    buyAll(sponsor.wallet, upTo(levels.length), at);
  }
  if (!registered) return;

  const me = join(world.wallet, name, sponsor, ago(120));
  buyAll(me.wallet, activated, ago(120));

  // Strictly later one after another, at hours of the day that differ, the newest three hours ago.
  for (let index = 0; index < referrals; index++) {
    const before = referrals - 1 - index;
    const at = new Date(present - (3 + before * 29) * 60 * minute - before * 13 * minute);
    const referral = join(walletAt(100 + index), nameAt(1 + index), me, at);
    buyAll(referral.wallet, upTo(referralLevel(index)), at);
  }
}
