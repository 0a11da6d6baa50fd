import { firstGlobalTerms, firstRaceTerms } from '@upline/domain';
import { expect, test } from 'vitest';
import { outcomeOf, type RevertName } from './contractRevert.ts';
import {
  admin,
  buyGlobal,
  buyRace,
  by,
  dawn,
  fund,
  modifier,
  pose,
  product,
  retire,
  root,
  royalty,
  twoPools,
} from './twoPools.ts';
import { viewsOf } from './viewsOf.ts';
import { nobody } from './wallet.ts';

const hour = 3600n;
const day = 24n * hour;
const lessForReferrals = { referralShare: 1000, networkShare: 7000, operatorShare: 2000 };
const fair = { joiningFee: 60_000_000n, referralShare: 2000, networkShare: 5000, operatorShare: 3000 };

type Scene = ReturnType<typeof twoPools>;

/** A call that fails for exactly one reason. */
interface Case {
  what: string;
  scene?: Parameters<typeof twoPools>[0];
  before?: (scene: Scene) => void;
  call: (scene: Scene) => ReturnType<Scene['race']['start']>;
  args?: readonly unknown[];
}

const buyer = 'buyer';
const seats = ['s1', 's2', 's3', 's4', 's5'];
const enrolment = { member: buyer, sponsor: root, deadline: dawn, isSigned: true };
const enrolled = ({ registry }: Scene) => registry.enroll(by(buyer), root);
const announced =
  (position: number) =>
  ({ poolModel, registry }: Scene) => {
    pose(poolModel, 'late', position);
    registry.queue_pool(by(admin), 'late', position);
  };
const listed =
  (bits: number) =>
  ({ poolModel, registry }: Scene) => {
    for (let bit = 2; bit < bits; bit++) {
      pose(poolModel, `pool${bit}`, 1);
      registry.add_pool(by(admin), `pool${bit}`, 1);
    }
  };

const cases: Record<RevertName, Case[]> = {
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
  InvalidTotalCutPercentage: [
    {
      what: 'a basis point too many',
      call: ({ race }) => race.queue_terms(by(modifier), { ...fair, referralShare: 2001 }),
    },
    {
      what: 'a basis point too few',
      call: ({ global }) =>
        global.queue_terms(by(modifier), { ...fair, joiningFee: 150_000_000n, operatorShare: 2999 }),
    },
  ],
  MemberShareTooLow: [
    {
      what: 'a basis point below 60 %',
      call: ({ race }) =>
        race.queue_terms(by(modifier), {
          ...fair,
          referralShare: 999,
          networkShare: 5000,
          operatorShare: 4001,
        }),
    },
    {
      what: 'a basis point below half of the first referral share',
      call: ({ race }) =>
        race.queue_terms(by(modifier), { ...fair, referralShare: 999, networkShare: 9001, operatorShare: 0 }),
    },
    {
      what: 'a basis point below half of the first network share, though of a global pool',
      call: ({ global }) => {
        const shares = { referralShare: 6501, networkShare: 3499, operatorShare: 0 };
        return global.queue_terms(by(modifier), { joiningFee: 150_000_000n, ...shares });
      },
    },
    {
      what: 'all of the members’ part to referrals',
      call: ({ race }) =>
        race.queue_terms(by(modifier), {
          ...fair,
          referralShare: 6000,
          networkShare: 0,
          operatorShare: 4000,
        }),
    },
  ],
  InvalidJoiningFee: [
    { what: 'nothing', call: ({ race }) => race.queue_terms(by(modifier), { ...fair, joiningFee: 0n }) },
    {
      what: 'a unit less than half the first fee',
      call: ({ race }) => race.queue_terms(by(modifier), { ...fair, joiningFee: 24_999_999n }),
    },
    {
      what: 'a unit more than ten times the present fee',
      call: ({ race }) => race.queue_terms(by(modifier), { ...fair, joiningFee: 500_000_001n }),
    },
    {
      what: 'a unit more than ten times the first fee, of a higher one',
      before: ({ race }) => {
        race.queue_terms(by(modifier), { ...fair, joiningFee: 400_000_000n });
        race.apply_terms(by(modifier, dawn + 2n * day));
      },
      call: ({ race }) => race.queue_terms(by(modifier), { ...fair, joiningFee: 500_000_001n }),
    },
    {
      what: 'a unit more than ten times the present fee, of a lower one',
      before: ({ race }) => {
        race.queue_terms(by(modifier), { ...fair, joiningFee: 30_000_000n });
        race.apply_terms(by(modifier, dawn + 2n * day));
      },
      call: ({ race }) => race.queue_terms(by(modifier), { ...fair, joiningFee: 300_000_001n }),
    },
  ],
  InsufficientProductOrRoyaltyFund: [
    {
      what: 'a unit more than the product fund',
      before: ({ poolModel }) => buyRace(poolModel, buyer),
      call: ({ race }) => race.claim_product_fund(by(product), 35_000_001n),
    },
    {
      what: 'a unit more than the royalty fund',
      before: (scene) => {
        enrolled(scene);
        buyGlobal(scene.poolModel, buyer);
      },
      call: ({ global }) => global.claim_royalty_fund(by(royalty), 15_000_001n),
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
  MaximumPlatformInvestorsReached: [
    {
      what: 'a seventh seat',
      scene: { isStarted: false, seats },
      before: enrolled,
      call: ({ global }) => global.add_platform_investor(by(admin), buyer),
    },
  ],
  ContractNotInitialized: [
    {
      what: 'a place before the start',
      scene: { isStarted: false },
      call: ({ race }) => race.invest_stable_coin(by(buyer), buyer, true),
    },
    {
      what: 'a share before the start',
      scene: { isStarted: false },
      call: ({ global }) => global.invest_stable_coin(by(buyer), root),
    },
    {
      what: 'a start without the root',
      before: ({ poolModel }) => {
        const roles = { admin, modifierAdmin: modifier, productPool: product, royaltyAdmin: royalty };
        poolModel.addGlobalPool('late', { ...roles, stableCoin: 'coin', position: 1, terms: fair });
      },
      call: ({ poolModel }) => poolModel.globalPoolAt('late').start(by(admin)),
    },
  ],
  ContractStarted: [
    { what: 'a second start', call: ({ race }) => race.start(by(admin)) },
    { what: 'a seat after the start', call: ({ race }) => race.add_platform_investor(by(admin), root) },
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
  PauseNotReady: [
    {
      what: 'a pause during a pause',
      before: ({ race }) => race.set_paused(by(admin), true),
      call: ({ race }) => race.set_paused(by(admin, dawn + day), true),
    },
    {
      what: 'a pause a second too soon after the last ran out',
      before: ({ race }) => race.set_paused(by(admin), true),
      call: ({ race }) => race.set_paused(by(admin, dawn + 21n * day - 1n), true),
    },
    {
      what: 'a pause a second too soon after the last was ended',
      before: ({ race }) => {
        race.set_paused(by(admin), true);
        race.set_paused(by(admin, dawn + day), false);
      },
      call: ({ race }) => race.set_paused(by(admin, dawn + 8n * day - 1n), true),
    },
  ],
  PoolRetired: [
    {
      what: 'a place, though paused too',
      before: ({ race }) => {
        race.set_paused(by(admin), true);
        retire(race);
      },
      call: ({ race }) => race.invest_stable_coin(by(buyer), root, true),
    },
    {
      what: 'a second end announced',
      before: ({ global }) => retire(global),
      call: ({ global }) => global.queue_retirement(by(admin)),
    },
  ],
  RetirementNotReady: [
    { what: 'no end announced', call: ({ race }) => race.retire(by(admin)) },
    { what: 'no end announced to take back', call: ({ race }) => race.cancel_retirement(by(admin)) },
    {
      what: 'an end a second too soon',
      before: ({ race }) => race.queue_retirement(by(admin)),
      call: ({ race }) => race.retire(by(admin, dawn + 48n * hour - 1n)),
    },
    {
      what: 'an end that was taken back',
      before: ({ race }) => {
        race.queue_retirement(by(admin));
        race.cancel_retirement(by(admin));
      },
      call: ({ race }) => race.retire(by(admin, dawn + 48n * hour)),
    },
    {
      what: 'a second end',
      before: ({ global }) => retire(global),
      call: ({ global }) => global.retire(by(admin, dawn + 3n * day)),
    },
  ],
  RegistryNotSealed: [
    { what: 'a start', scene: { isStarted: false }, call: ({ race }) => race.start(by(admin)) },
  ],
  AnnouncementExpired: [
    {
      what: 'terms, from 14 days after their time on',
      before: ({ race }) => race.queue_terms(by(modifier), fair),
      call: ({ race }) => race.apply_terms(by(modifier, dawn + 16n * day)),
    },
    {
      what: 'an end, from 14 days after its time on',
      before: ({ global }) => global.queue_retirement(by(admin)),
      call: ({ global }) => global.retire(by(admin, dawn + 16n * day)),
    },
    {
      what: 'a pool, from 14 days after its time on',
      before: announced(1),
      call: ({ registry }) => registry.add_pool(by(admin, dawn + 16n * day), 'late', 1),
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
  NotAPool: [
    { what: 'a wallet announced', call: ({ registry }) => registry.queue_pool(by(admin), 'late', 1) },
    {
      what: 'a wallet',
      scene: { isStarted: false },
      call: ({ registry }) => registry.add_pool(by(admin), 'late', 1),
    },
    {
      what: 'a pool of another registry',
      scene: { isStarted: false },
      before: ({ poolModel }) =>
        poolModel.addPretender('late', { registry: 'other', position: 1, kind: 'race' }),
      call: ({ registry }) => registry.add_pool(by(admin), 'late', 1),
    },
    {
      what: 'a pool of another position',
      scene: { isStarted: false },
      before: ({ poolModel }) => pose(poolModel, 'late', 2),
      call: ({ registry }) => registry.add_pool(by(admin), 'late', 1),
    },
    {
      what: 'a pool of the other kind',
      scene: { isStarted: false },
      before: ({ poolModel }) =>
        poolModel.addPretender('late', { registry: 'registry', position: 3, kind: 'race' }),
      call: ({ registry }) => registry.add_pool(by(admin), 'late', 3),
    },
  ],
  TermsNotReady: [
    { what: 'nothing announced to apply', call: ({ race }) => race.apply_terms(by(modifier)) },
    { what: 'nothing announced to take back', call: ({ race }) => race.cancel_terms(by(modifier)) },
    {
      what: 'a second too soon',
      before: ({ race }) => race.queue_terms(by(modifier), fair),
      call: ({ race }) => race.apply_terms(by(modifier, dawn + 48n * hour - 1n)),
    },
    {
      what: 'a second too soon after a second announcement',
      before: ({ race }) => {
        race.queue_terms(by(modifier), fair);
        race.queue_terms(by(modifier, dawn + hour), fair);
      },
      call: ({ race }) => race.apply_terms(by(modifier, dawn + 49n * hour - 1n)),
    },
    {
      what: 'terms that were applied already',
      before: ({ race }) => {
        race.queue_terms(by(modifier), fair);
        race.apply_terms(by(modifier, dawn + 48n * hour));
      },
      call: ({ race }) => race.apply_terms(by(modifier, dawn + 48n * hour)),
    },
  ],
  UnknownReceiver: [
    { what: 'an offer of MODIFIER', call: ({ race }) => race.propose_receiver(by(admin), 'MODIFIER', buyer) },
    { what: 'an offer of ADMIN', call: ({ race }) => race.propose_receiver(by(admin), 'ADMIN', buyer) },
    { what: 'nothing offered', call: ({ race }) => race.accept_receiver(by(buyer), 'PRODUCT') },
    {
      what: 'something offered to somebody else',
      before: ({ race }) => race.propose_receiver(by(admin), 'PRODUCT', 'other'),
      call: ({ race }) => race.accept_receiver(by(buyer), 'PRODUCT'),
    },
    {
      what: 'another role than the one offered',
      before: ({ race }) => race.propose_receiver(by(admin), 'PRODUCT', buyer),
      call: ({ race }) => race.accept_receiver(by(buyer), 'ROYALITY'),
    },
    {
      what: 'an offer that was taken back',
      before: ({ race }) => {
        race.propose_receiver(by(admin), 'PRODUCT', buyer);
        race.propose_receiver(by(admin), 'PRODUCT', nobody);
      },
      call: ({ race }) => race.accept_receiver(by(buyer), 'PRODUCT'),
    },
    {
      what: 'an offer that was accepted before',
      before: ({ race }) => {
        race.propose_receiver(by(admin), 'PRODUCT', buyer);
        race.accept_receiver(by(buyer), 'PRODUCT');
      },
      call: ({ race }) => race.accept_receiver(by(buyer), 'PRODUCT'),
    },
    {
      what: 'a surplus for nobody',
      before: ({ race, coin }) => {
        coin.mint('race', 1n);
        race.renounceRole(by(product), 'PRODUCT', product);
      },
      call: ({ race }) => race.rescue(by(admin), 'coin'),
    },
  ],
  NothingToRescue: [
    {
      what: 'what is owed',
      before: ({ poolModel }) => buyRace(poolModel, buyer),
      call: ({ race }) => race.rescue(by(admin), 'coin'),
    },
    {
      what: 'a foreign coin that is not there',
      before: ({ poolModel }) => poolModel.addCoin('foreign', 18),
      call: ({ race }) => race.rescue(by(admin), 'foreign'),
    },
  ],
  InvalidStableCoin: [
    {
      what: 'a coin of 18 decimals',
      before: ({ poolModel }) => poolModel.addCoin('foreign', 18),
      call: ({ poolModel }) => {
        const roles = { admin, modifierAdmin: modifier, productPool: product, royaltyAdmin: royalty };
        return poolModel
          .addRacePool('late', { ...roles, stableCoin: 'foreign', position: 1, terms: fair })
          .born('x');
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
  UnknownPool: [
    {
      what: 'a place recorded by no pool',
      before: enrolled,
      call: ({ registry }) =>
        registry.record_join(by('x'), { member: buyer, referral: root, mayBind: false }),
    },
    { what: 'a seat recorded by no pool', call: ({ registry }) => registry.record_seat(by('x'), root) },
  ],
  PoolAlreadyAdded: [
    { what: 'a pool listed twice', call: ({ registry }) => registry.add_pool(by(admin), 'race', 1) },
    { what: 'a listed pool announced', call: ({ registry }) => registry.queue_pool(by(admin), 'race', 1) },
  ],
  InvalidPosition: [
    { what: 'position 0 of a listed pool', call: ({ registry }) => registry.add_pool(by(admin), 'race', 0) },
    { what: 'position 0 announced', call: ({ registry }) => registry.queue_pool(by(admin), 'late', 0) },
  ],
  MaximumPoolsReached: [
    {
      what: 'a 57th pool',
      scene: { isStarted: false },
      before: listed(56),
      call: ({ registry }) => registry.add_pool(by(admin), 'late', 1),
    },
  ],
  PoolNotReady: [
    {
      what: 'a pool after the seal that was never announced',
      before: ({ poolModel }) => pose(poolModel, 'late', 1),
      call: ({ registry }) => registry.add_pool(by(admin), 'late', 1),
    },
    {
      what: 'a pool a second too soon',
      before: announced(1),
      call: ({ registry }) => registry.add_pool(by(admin, dawn + 48n * hour - 1n), 'late', 1),
    },
    {
      what: 'a pool announced for another position',
      before: announced(2),
      call: ({ registry }) => registry.add_pool(by(admin, dawn + 48n * hour), 'late', 1),
    },
    { what: 'nothing to take back', call: ({ registry }) => registry.cancel_pool(by(admin), 'late') },
  ],
  AlreadySealed: [{ what: 'a second seal', call: ({ registry }) => registry.seal(by(admin)) }],
  AccessControlBadConfirmation: [
    { what: 'another wallet', call: ({ race }) => race.renounceRole(by(product), 'PRODUCT', admin) },
  ],
  AccessControlInvalidDefaultAdmin: [
    {
      what: 'an admin to whom nothing was offered',
      call: ({ race }) => race.acceptDefaultAdminTransfer(by(buyer)),
      args: [buyer],
    },
  ],
  AccessControlEnforcedDefaultAdminDelay: [
    {
      what: 'a new admin in the very second of the schedule',
      before: ({ registry }) => registry.beginDefaultAdminTransfer(by(admin), buyer),
      call: ({ registry }) => registry.acceptDefaultAdminTransfer(by(buyer, dawn + 2n * day)),
      args: [Number(dawn + 2n * day)],
    },
  ],
  AccessControlEnforcedDefaultAdminRules: [
    { what: 'a grant of ADMIN', call: ({ race }) => race.grantRole(by(admin), 'ADMIN', buyer) },
    { what: 'a revocation of ADMIN', call: ({ race }) => race.revokeRole(by(buyer), 'ADMIN', admin) },
  ],
  ERC20InsufficientBalance: [
    {
      what: 'a unit more than there is',
      call: ({ coin }) => coin.transfer(by(buyer), root, 1n),
      args: [buyer, 0n, 1n],
    },
  ],
  AccessControlUnauthorizedAccount: (
    [
      ['ADMIN', 'a seat', ({ race }) => race.add_platform_investor(by(buyer), root)],
      ['ADMIN', 'a start', ({ race }) => race.start(by(buyer))],
      ['ADMIN', 'a pause', ({ race }) => race.set_paused(by(buyer), true)],
      ['ADMIN', 'an announced end', ({ race }) => race.queue_retirement(by(buyer))],
      ['ADMIN', 'an end', ({ race }) => race.retire(by(buyer))],
      ['ADMIN', 'an end taken back', ({ race }) => race.cancel_retirement(by(buyer))],
      ['ADMIN', 'an offer', ({ race }) => race.propose_receiver(by(buyer), 'MODIFIER', buyer)],
      ['ADMIN', 'a rescue', ({ race }) => race.rescue(by(buyer), 'coin')],
      ['ADMIN', 'a grant', ({ race }) => race.grantRole(by(buyer), 'MODIFIER', buyer)],
      ['ADMIN', 'a revocation', ({ race }) => race.revokeRole(by(buyer), 'MODIFIER', modifier)],
      ['NOBODY', 'a grant to a receiver', ({ race }) => race.grantRole(by(buyer), 'PRODUCT', buyer)],
      ['NOBODY', 'a receiver’s revocation', ({ race }) => race.revokeRole(by(buyer), 'ROYALITY', royalty)],
      ['ADMIN', 'a new admin', ({ race }) => race.beginDefaultAdminTransfer(by(buyer), buyer)],
      ['ADMIN', 'taking back a new admin', ({ race }) => race.cancelDefaultAdminTransfer(by(buyer))],
      ['MODIFIER', 'an announcement', ({ race }) => race.queue_terms(by(buyer), { ...fair, joiningFee: 0n })],
      ['MODIFIER', 'new terms', ({ race }) => race.apply_terms(by(buyer))],
      ['MODIFIER', 'taking terms back', ({ race }) => race.cancel_terms(by(buyer))],
      ['PRODUCT', 'the product fund', ({ race }) => race.claim_product_fund(by(buyer), 1n)],
      ['ROYALITY', 'the royalty fund', ({ global }) => global.claim_royalty_fund(by(buyer), 1n)],
      ['ADMIN', 'a listing', ({ registry }) => registry.add_pool(by(buyer), 'race', 0)],
      ['ADMIN', 'an announced pool', ({ registry }) => registry.queue_pool(by(buyer), 'race', 0)],
      ['ADMIN', 'an announcement taken back', ({ registry }) => registry.cancel_pool(by(buyer), 'late')],
      ['ADMIN', 'a seal', ({ registry }) => registry.seal(by(buyer))],
    ] satisfies [role: string, what: string, call: Case['call']][]
  ).map(
    ([role, what, call]): Case => ({ what: `${what} by another than ${role}`, call, args: [buyer, role] }),
  ),
};

const table = Object.entries(cases).flatMap(([errorName, list]) =>
  list.map((one) => ({ errorName, ...one })),
);

test.each(table)('$errorName: $what', ({ errorName, scene, before, call, args = [] }) => {
  const made = twoPools(scene);
  before?.(made);
  const wallets = [root, buyer, admin, modifier, product, royalty, 'other', 'near', 'sponsor', ...seats];
  const views = viewsOf(made.poolModel, wallets);

  expect(outcomeOf(() => call(made))).toEqual({ refusal: { errorName, args } });
  expect(viewsOf(made.poolModel, wallets)).toEqual(views);
});

test('refuses ADMIN a direct grant of a receiver’s role', () => {
  const { global } = twoPools();
  expect(outcomeOf(() => global.grantRole(by(admin), 'ROYALITY', admin))).toEqual({
    refusal: { errorName: 'AccessControlUnauthorizedAccount', args: [admin, 'NOBODY'] },
  });
});

test('rethrows errors that are not contract reverts', () => {
  const { poolModel, race } = twoPools();
  expect(() => outcomeOf(() => race.rescue(by(admin), 'no coin'))).toThrow(RangeError);
  expect(() => race.platform_investors(1n)).toThrow(RangeError);
  expect(() => poolModel.registry.pool_at(2)).toThrow(RangeError);
  expect(() => poolModel.racePoolAt('global')).toThrow(RangeError);
});
