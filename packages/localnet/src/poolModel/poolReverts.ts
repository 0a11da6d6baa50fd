import type { RevertName } from './contractRevert.ts';
import { announced, buyer, type Case, day, enrolled, fair, hour, seats } from './revertCase.ts';
import { admin, buyGlobal, buyRace, by, dawn, modifier, product, retire, root, royalty } from './twoPools.ts';
import { nobody } from './wallet.ts';

/** Refusals of an act on a pool. */
export const poolReverts = {
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
} satisfies Partial<Record<RevertName, Case[]>>;
