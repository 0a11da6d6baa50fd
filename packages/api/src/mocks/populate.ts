import { levels, type Position } from '@upline/domain';
import { nameAt, walletAt } from './identities.ts';
import type { Member, Registration } from './members.ts';
import type { MockBackend } from './mockBackend.ts';
import type { MockBackendOptions } from './mockBackendOptions.ts';
import { openQueue } from './openQueue.ts';
import { openTickets } from './openTickets.ts';

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

/** The most referrals and downline members of a new mock backend. */
const maximumReferrals = 60;
const maximumMembers = 2000;

/**
 * The number of referrals who join before other members do; the newest members are the member's own
 * referrals.
 */
const earlyReferrals = 5;

function upTo(level: number): Position[] {
  return levels.map(({ position }) => position).filter((position) => position <= level);
}

/** Creates a mock backend's past: sponsors, the signed-in member, the members below and their tickets. */
export function populate(backend: MockBackend, options: MockBackendOptions): void {
  const { role = 'member', empty = false, name = 'Amara Okafor', referralLevel = (n) => n % 5 } = options;
  const sponsors = empty ? 0 : (options.sponsors ?? 1);
  const referrals = empty ? 0 : (options.referrals ?? 0);
  const others = empty ? 0 : Math.max(0, (options.members ?? referrals) - referrals);
  const activated = empty ? [] : (options.activated ?? (role === 'wallet' ? [1] : []));
  if (referrals < 0 || referrals > maximumReferrals) throw new RangeError(`Not ${referrals} referrals.`);
  if (referrals + others > maximumMembers) throw new RangeError(`Not ${referrals + others} members.`);
  const present = backend.now().getTime();
  const ago = (days: number, minutes = 0) => new Date(present - days * day + minutes * minute);

  function join(
    wallet: string,
    called: string,
    sponsor: Member | undefined,
    at: Date,
    terms: Pick<Registration, 'termsVersion'> = {},
  ): Member {
    const member = backend.register({
      wallet,
      name: called,
      joinedAt: at,
      ...terms,
      signs: wallet !== backend.wallet || (options.signed ?? true),
      ...(sponsor && { upline: sponsor.id }),
    });
    if (typeof member === 'string') throw new Error(`${wallet} could not join: ${member}.`);
    return member;
  }

  function buyAll(wallet: string, positions: readonly Position[], at: Date): void {
    for (const [index, position] of positions.entries()) {
      backend.chain.buy(wallet, position, new Date(at.getTime() + (index + 1) * 7 * minute));
    }
  }

  /**
   * Adds the members below in the order of joining: a few referrals, who each bring two others, and
   * the other referrals.
   */
  function joinBelow(me: Member): void {
    const total = referrals + others;
    // One after another, at different times of day, the newest three hours ago.
    const step = Math.min((29 * 60 + 13) * minute, (116 * day) / Math.max(1, total));
    const early = Math.min(referrals, earlyReferrals);
    const direct: Member[] = [];
    const below: Member[] = [];
    for (let turn = 0; turn < total; turn++) {
      const at = new Date(present - 3 * 60 * minute - (total - 1 - turn) * step);
      const isReferral = turn < early || turn >= early + others;
      const index = isReferral ? direct.length : referrals + below.length;
      const wallet = walletAt(isReferral ? 100 + index : 2000 + below.length);
      const sponsor = isReferral ? me : sponsorOf(below.length);
      const member = join(wallet, nameAt(1 + index), sponsor, at);
      (isReferral ? direct : below).push(member);
      buyAll(wallet, upTo(referralLevel(index)), at);
    }

    function sponsorOf(nth: number): Member | undefined {
      const furthest = [...direct.entries()]
        .toSorted(([one], [other]) => referralLevel(other) - referralLevel(one))
        .map(([, member]) => member)
        .slice(0, 3);
      return furthest[nth] ?? below[Math.floor((nth - furthest.length) / 2)] ?? me;
    }
  }

  let sponsor: Member | undefined;
  for (let index = 0; index < sponsors; index++) {
    const at = ago(200 - index);
    sponsor = join(walletAt(2 + index), nameAt(20 + index), sponsor, at);
    buyAll(sponsor.wallet, upTo(levels.length), at);
  }
  if (role === 'member') {
    const { termsVersion } = options;
    const me = join(
      backend.wallet,
      name,
      sponsor,
      ago(120),
      termsVersion === undefined ? {} : { termsVersion },
    );
    buyAll(me.wallet, activated, ago(120));
    joinBelow(me);
    if (options.hours) backend.promises.set(options.hours, walletAt(0));
    openTickets(backend, empty ? 0 : (options.tickets ?? 0));
    openQueue(backend, empty ? 0 : (options.queue ?? 0));
  }
  if (role === 'wallet') buyAll(backend.wallet, activated, ago(120));

  backend.catchUp();
  const { notifications } = backend;
  notifications.keepNewest(backend.wallet, empty ? 0 : (options.notifications ?? Number.POSITIVE_INFINITY));
  for (const { id } of notifications.of(backend.wallet).slice(options.unread ?? 3))
    notifications.markRead(id);
}
