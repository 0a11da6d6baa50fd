// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GlobalPool} from "../../src/GlobalPool.sol";
import {IGlobalPool} from "../../src/interfaces/IGlobalPool.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IPoolEvents} from "../../src/interfaces/IPoolEvents.sol";
import {PoolTest} from "../support/PoolTest.sol";

contract GlobalPoolTest is PoolTest {
    GlobalPool internal pool;
    address internal ann = makeAddr("ann");
    address internal ben = makeAddr("ben");
    address internal cat = makeAddr("cat");

    function setUp() public {
        pool = newGlobal(150 * DOLLAR);
        enroll(ann, root);
        enroll(ben, root);
        enroll(cat, ann);
    }

    /* MONEY */

    function test_AHundredAndFiftyDollarsAreSplitToTheUnit() public view {
        IGlobalPool.Config memory config = pool.config();
        assertEq(config.joining_fee, 150 * DOLLAR);
        assertEq(config.pool_cut, 105 * DOLLAR);
        assertEq(config.referral_cut, 30 * DOLLAR);
        assertEq(config.royalty_cut, 15 * DOLLAR);
        assertEq(config.pool_percentage, 7000);
        assertEq(config.referral_percentage, 2000);
        assertEq(config.royalty_percentage, 1000);
        assertEq(config.admin, admin);
        assertEq(config.modifier_admin, modifierAdmin);
        assertEq(config.product_pool, productPool);
        assertEq(config.royalty_admin, royaltyAdmin);
        assertEq(config.stable_coin, address(coin));
    }

    function test_EarlierHoldersShareEachPurchaseEqually() public {
        open(pool);
        buyGlobal(pool, ann, root);
        assertEq(pool.getCurrentBonusEarned(root), 135 * DOLLAR, "referral and the only share");
        assertEq(pool.getCurrentBonusEarned(ann), 0, "nobody shares in their own purchase");
        buyGlobal(pool, ben, root);
        assertEq(pool.getCurrentBonusEarned(root), 217_500_000);
        assertEq(pool.getCurrentBonusEarned(ann), 52_500_000);
        buyGlobal(pool, cat, ann);
        assertEq(pool.getCurrentBonusEarned(root), 252_500_000);
        assertEq(pool.getCurrentBonusEarned(ann), 117_500_000);
        assertEq(pool.getCurrentBonusEarned(ben), 35 * DOLLAR);
        assertEq(pool.royalty_fund(), 45 * DOLLAR);
        assertEq(pool.earned_per_share(), 192_500_000);
    }

    function test_ARemainderWaitsForTheNextPurchase() public {
        pool = newGlobal(11);
        open(pool);
        buyGlobal(pool, ann, root);
        assertEq(pool.config().pool_cut, 8);
        assertEq(pool.earned_per_share(), 8);
        assertEq(pool.carry(), 0);
        buyGlobal(pool, ben, root);
        assertEq(pool.earned_per_share(), 12);
        address dan = enroll(makeAddr("dan"), root);
        buyGlobal(pool, cat, ann);
        assertEq(pool.earned_per_share(), 14, "8 among 3");
        assertEq(pool.carry(), 2);
        buyGlobal(pool, dan, root);
        assertEq(pool.earned_per_share(), 16, "8 and 2 among 4");
        assertEq(pool.carry(), 2);
    }

    function test_AClaimDoesNotChangeWhatOthersHave() public {
        open(pool);
        buyGlobal(pool, ann, root);
        buyGlobal(pool, ben, root);
        vm.prank(ann);
        pool.claim_bonus();
        assertEq(coin.balanceOf(ann), 52_500_000);
        assertEq(pool.getCurrentBonusEarned(root), 217_500_000);
        buyGlobal(pool, cat, ann);
        assertEq(pool.getCurrentBonusEarned(ann), 65 * DOLLAR, "new shares and the referral");
    }

    function test_APurchaseTellsAllItsFigures() public {
        open(pool);
        fund(ann, pool, 150 * DOLLAR);
        vm.expectEmit(address(pool));
        emit IGlobalPool.Invested(
            ann, root, 2, 150 * DOLLAR, 105 * DOLLAR, 30 * DOLLAR, 15 * DOLLAR, 105 * DOLLAR
        );
        vm.prank(ann);
        pool.invest_stable_coin(root);
    }

    function test_TheRoyaltyFundIsPaidToItsReceiver() public {
        open(pool);
        buyGlobal(pool, ann, root);
        vm.expectEmit(address(pool));
        emit IPoolEvents.FundClaimed(IPoolEvents.Fund.Royalty, royaltyAdmin, 5 * DOLLAR);
        vm.prank(royaltyAdmin);
        pool.claim_royalty_fund(5 * DOLLAR);
        assertEq(coin.balanceOf(royaltyAdmin), 5 * DOLLAR);
        assertEq(pool.royalty_fund(), 10 * DOLLAR);
    }

    function test_RevertWhen_TheRoyaltyFundIsOverdrawnByOneUnit() public {
        open(pool);
        buyGlobal(pool, ann, root);
        vm.prank(royaltyAdmin);
        vm.expectRevert(IPoolErrors.InsufficientProductOrRoyaltyFund.selector);
        pool.claim_royalty_fund(15 * DOLLAR + 1);
    }

    function test_RevertWhen_ThePercentagesAreNotAWhole() public {
        vm.expectRevert(IPoolErrors.InvalidTotalCutPercentage.selector);
        new GlobalPool(setupOf(termsOf(DOLLAR, 2000, 7000, 1001)));
    }

    function test_RevertWhen_MembersGetLessThanSixtyPercent() public {
        vm.expectRevert(IPoolErrors.MemberShareTooLow.selector);
        new GlobalPool(setupOf(termsOf(DOLLAR, 999, 5000, 4001)));
    }

    /* SHARES */

    function test_AHolderHasOneShareSinceHisPurchase() public {
        open(pool);
        vm.warp(1_800_000_000);
        buyGlobal(pool, ann, root);
        (uint256 shares, uint256 timestamp) = pool.user_share(ann);
        assertEq(shares, 1);
        assertEq(timestamp, 1_800_000_000);
        (shares, timestamp) = pool.user_share(ben);
        assertEq(shares, 0);
        assertEq(timestamp, 0);
    }

    function test_SeatsShareLikeEveryHolder() public {
        address[] memory seats = new address[](1);
        seats[0] = ann;
        open(pool, seats);
        assertEq(pool.total_users(), 2);
        buyGlobal(pool, ben, root);
        assertEq(pool.getCurrentBonusEarned(ann), 52_500_000);
    }

    function test_EmitsEachSeat() public {
        vm.startPrank(admin);
        pool.add_platform_investor(root);
        vm.expectEmit(address(pool));
        emit IPoolEvents.PlatformInvestorAdded(ann, address(0), 2);
        pool.add_platform_investor(ann);
    }

    function test_ALaterPurchaseTellsWhatAShareHasEarnedInAll() public {
        open(pool);
        buyGlobal(pool, ann, root);
        buyGlobal(pool, ben, root);
        fund(cat, pool, 150 * DOLLAR);
        vm.expectEmit(address(pool));
        emit IGlobalPool.Invested(
            cat, ann, 4, 150 * DOLLAR, 105 * DOLLAR, 30 * DOLLAR, 15 * DOLLAR, 192_500_000
        );
        vm.prank(cat);
        pool.invest_stable_coin(ann);
    }

    /* SPONSORS */

    function test_TheCutOfAnAbsentSponsorGoesToTheNearestAncestorWhoIsIn() public {
        open(pool);
        fund(cat, pool, 150 * DOLLAR);
        vm.expectEmit(address(pool));
        emit IPoolEvents.LostIncome(ann, cat, root, 30 * DOLLAR);
        vm.prank(cat);
        pool.invest_stable_coin(root);
        assertEq(pool.getCurrentBonusEarned(root), 135 * DOLLAR);
    }
}
