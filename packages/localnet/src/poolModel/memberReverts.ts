import { firstGlobalTerms, firstRaceTerms } from '@upline/domain';
import type { RevertName } from './contractRevert.ts';
import { announced, buyer, type Case, day, enrolled, enrolment, fair } from './revertCase.ts';
import { admin, buyGlobal, buyRace, by, dawn, fund, modifier, product, root, royalty } from './twoPools.ts';

const lessForReferrals = { referralShare: 1000, networkShare: 7000, operatorShare: 2000 };

/** Refusals of a purchase, a claim or an enrolment by a member. */
export const memberReverts = {
  AlreadyInvested: [
    {
      what: 'a second place',
      before: ({ poolModel }) => buyRace(poolModel, buyer),
      call: ({ race }) => race.invest_stable_coin(by(buyer), root, true),
    },
    {
      what: 'a second share',
      before: (scene) => {
        enrolled(scene);
        buyGlobal(scene.poolModel, buyer);
      },
      call: ({ global }) => global.invest_stable_coin(by(buyer), root),
    },
    { what: 'a place for the root', call: ({ race }) => race.invest_stable_coin(by(root), 'x', true) },
    {
      what: 'a second seat',
      scene: { isStarted: false },
      call: ({ race }) => race.add_platform_investor(by(admin), root),
    },
  ],
  NotEnoughAllowanceOrBalance: [
    {
      what: 'no approval',
      before: ({ coin }) => coin.mint(buyer, 50_000_000n),
      call: ({ race }) => race.invest_stable_coin(by(buyer), root, true),
    },
    {
      what: 'an approval of one unit less',
      before: ({ coin }) => {
        coin.mint(buyer, 50_000_000n);
        coin.approve(by(buyer), 'race', 49_999_999n);
      },
      call: ({ race }) => race.invest_stable_coin(by(buyer), root, true),
    },
    {
      what: 'one unit too little',
      before: ({ coin }) => {
        coin.mint(buyer, 49_999_999n);
        coin.approve(by(buyer), 'race', 50_000_000n);
      },
      call: ({ race }) => race.invest_stable_coin(by(buyer), root, true),
    },
    {
      what: 'a signature that the coin refuses, and no approval',
      before: ({ coin }) => coin.mint(buyer, 50_000_000n),
      call: ({ race }) => race.invest_stable_coin(by(buyer), root, true, { permit: false }),
    },
    {
      what: 'a signature and an empty purse',
      before: enrolled,
      call: ({ global }) => global.invest_stable_coin(by(buyer), root, { permit: true }),
    },
    {
      what: 'a buyer whom the coin has blocked',
      before: ({ poolModel, coin }) => {
        fund(poolModel, buyer, 'race');
        coin.setBlocked(buyer, true);
      },
      call: ({ race }) => race.invest_stable_coin(by(buyer), root, true),
    },
  ],
  ReferralMustNotBeSender: [
    { what: 'oneself in a race pool', call: ({ race }) => race.invest_stable_coin(by(buyer), buyer, true) },
    { what: 'oneself in a global pool', call: ({ global }) => global.invest_stable_coin(by(buyer), buyer) },
  ],
  InvalidReferral: [
    { what: 'a stranger', call: ({ race }) => race.invest_stable_coin(by(buyer), 'stranger', true) },
    {
      what: 'a sponsor who is not in',
      before: ({ registry }) => registry.enroll(by('sponsor'), root),
      call: ({ race }) => race.invest_stable_coin(by(buyer), 'sponsor', true),
    },
    {
      what: 'an unbound buyer who says they are not direct',
      call: ({ race }) => race.invest_stable_coin(by(buyer), root, false),
    },
    {
      what: 'somebody else than the sponsor',
      before: (scene) => {
        enrolled(scene);
        buyRace(scene.poolModel, 'other');
      },
      call: ({ race }) => race.invest_stable_coin(by(buyer), 'other', true),
    },
    {
      what: 'the sponsor, told to be none',
      before: enrolled,
      call: ({ race }) => race.invest_stable_coin(by(buyer), root, false),
    },
    {
      what: 'an ancestor, told to be the sponsor',
      before: ({ registry }) => {
        registry.enroll(by('sponsor'), root);
        registry.enroll(by(buyer), 'sponsor');
      },
      call: ({ race }) => race.invest_stable_coin(by(buyer), root, true),
    },
    {
      what: 'an ancestor further up than the nearest who is in',
      before: ({ poolModel, registry }) => {
        buyRace(poolModel, 'near');
        registry.enroll(by('sponsor'), 'near');
        registry.enroll(by(buyer), 'sponsor');
      },
      call: ({ race }) => race.invest_stable_coin(by(buyer), root, false),
    },
    {
      what: 'a global share while unbound',
      call: ({ global }) => global.invest_stable_coin(by(buyer), root),
    },
    {
      what: 'a first seat for another than the root',
      scene: { isStarted: false },
      before: ({ poolModel, registry }) => {
        const terms = fair;
        const roles = { admin, modifierAdmin: modifier, productPool: product, royaltyAdmin: royalty };
        poolModel.addRacePool('late', { ...roles, stableCoin: 'coin', position: 1, terms });
        registry.add_pool(by(admin), 'late', 1);
        registry.enroll(by(buyer), root);
      },
      call: ({ poolModel }) => poolModel.racePoolAt('late').add_platform_investor(by(admin), buyer),
    },
    {
      what: 'a seat for an unbound wallet',
      scene: { isStarted: false },
      call: ({ race }) => race.add_platform_investor(by(admin), 'stranger'),
    },
    { what: 'enrolling under a stranger', call: ({ registry }) => registry.enroll(by(buyer), 'stranger') },
    { what: 'enrolling under oneself', call: ({ registry }) => registry.enroll(by(buyer), buyer) },
    {
      what: 'a signed enrolment under a stranger',
      call: ({ registry }) => registry.enroll_for(by('x'), { ...enrolment, sponsor: 'stranger' }),
    },
    {
      what: 'a pool that came after the seal and would bind',
      before: (scene) => {
        announced(1)(scene);
        scene.registry.add_pool(by(admin, dawn + 2n * day), 'late', 1);
      },
      call: ({ registry }) =>
        registry.record_join(by('late'), { member: buyer, referral: root, mayBind: true }),
    },
    {
      what: 'a seat recorded for a stranger',
      call: ({ registry }) => registry.record_seat(by('race'), buyer),
    },
  ],
  TransferFailed: [
    {
      what: 'a rescue from a pool that holds less than it owes',
      before: ({ poolModel, coin }) => {
        buyRace(poolModel, buyer);
        coin.transfer(by('race'), 'x', 1n);
        poolModel.addCoin('foreign', 18).mint('race', 5n);
      },
      call: ({ race }) => race.rescue(by(admin), 'foreign'),
    },
    {
      what: 'a coin that keeps a unit of the fee',
      before: ({ poolModel, coin }) => {
        fund(poolModel, buyer, 'race');
        coin.setToll(1n);
      },
      call: ({ race }) => race.invest_stable_coin(by(buyer), root, true),
    },
    {
      what: 'a claimer whom the coin has blocked',
      before: ({ poolModel, coin }) => {
        buyRace(poolModel, buyer);
        coin.setBlocked(root, true);
      },
      call: ({ race }) => race.claim_bonus(by(root)),
    },
    {
      what: 'a receiver whom the coin has blocked',
      before: ({ poolModel, coin }) => {
        buyRace(poolModel, buyer);
        coin.setBlocked(product, true);
      },
      call: ({ race }) => race.claim_product_fund(by(product), 1n),
    },
    {
      what: 'a surplus for a receiver whom the coin has blocked',
      before: ({ coin }) => {
        coin.mint('race', 1n);
        coin.setBlocked(product, true);
      },
      call: ({ race }) => race.rescue(by(admin), 'coin'),
    },
  ],
  UserNotInvestor: [
    { what: 'a stranger of a race pool', call: ({ race }) => race.claim_bonus(by(buyer)) },
    { what: 'a stranger of a global pool', call: ({ global }) => global.claim_bonus(by(buyer)) },
  ],
  NotEnoughBonus: [
    { what: 'nothing earned yet', call: ({ race }) => race.claim_bonus(by(root)) },
    {
      what: 'all claimed before',
      before: (scene) => {
        enrolled(scene);
        buyGlobal(scene.poolModel, buyer);
        scene.global.claim_bonus(by(root));
      },
      call: ({ global }) => global.claim_bonus(by(root)),
    },
  ],
  PurchasesPaused: [
    {
      what: 'a place in the last second of a pause',
      before: ({ race }) => race.set_paused(by(admin), true),
      call: ({ race }) => race.invest_stable_coin(by(buyer, dawn + 14n * day - 1n), buyer, true),
    },
    {
      what: 'a share during a pause',
      before: ({ global }) => global.set_paused(by(admin), true),
      call: ({ global }) => global.invest_stable_coin(by(buyer), root),
    },
  ],
  TermsChanged: [
    {
      what: 'a place at another fee than was shown, though under a stranger too',
      call: ({ race }) => race.invest_stable_coin(by(buyer), 'stranger', true, { terms: fair }),
    },
    {
      what: 'a share of which another part goes to the operator, though the fee is the same',
      before: ({ global }) => {
        global.queue_terms(by(modifier), { ...firstGlobalTerms(150_000_000n), ...lessForReferrals });
        global.apply_terms(by(modifier, dawn + 2n * day));
      },
      call: ({ global }) =>
        global.invest_stable_coin(by(buyer), root, { terms: firstGlobalTerms(150_000_000n) }),
    },
    {
      what: 'shares that are no terms at all',
      call: ({ race }) => {
        const terms = { ...firstRaceTerms(50_000_000n), operatorShare: 0 };
        return race.invest_stable_coin(by(buyer), root, true, { terms, permit: true });
      },
    },
  ],
  AlreadyBound: [
    { what: 'the root', call: ({ registry }) => registry.enroll(by(root), root) },
    { what: 'a second sponsor', before: enrolled, call: ({ registry }) => registry.enroll(by(buyer), root) },
    {
      what: 'a signature of a bound wallet, though expired too',
      before: enrolled,
      call: ({ registry }) => registry.enroll_for(by('x'), { ...enrolment, deadline: 0n }),
    },
  ],
  EnrolmentExpired: [
    {
      what: 'a second after the deadline, though unsigned too',
      call: ({ registry }) => registry.enroll_for(by('x', dawn + 1n), { ...enrolment, isSigned: false }),
    },
  ],
  InvalidSignature: [
    {
      what: 'what the member did not sign, though under a stranger too',
      call: ({ registry }) =>
        registry.enroll_for(by('x'), { ...enrolment, isSigned: false, sponsor: 'stranger' }),
    },
    {
      what: 'one of several that is not signed',
      call: ({ registry }) =>
        registry.enroll_many(by('x'), [enrolment, { ...enrolment, member: 'other', isSigned: false }]),
    },
  ],
  TooManyEnrolments: [
    {
      what: '33',
      call: ({ registry }) => registry.enroll_many(by('x'), Array(33).fill(enrolment)),
    },
  ],
  ERC20InsufficientBalance: [
    {
      what: 'a unit more than there is',
      call: ({ coin }) => coin.transfer(by(buyer), root, 1n),
      args: [buyer, 0n, 1n],
    },
  ],
} satisfies Partial<Record<RevertName, Case[]>>;
