// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RacePool} from "../../src/RacePool.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IPoolEvents} from "../../src/interfaces/IPoolEvents.sol";
import {IRacePool} from "../../src/interfaces/IRacePool.sol";
import {IUplineRegistry} from "../../src/interfaces/IUplineRegistry.sol";
import {PoolTest} from "../support/PoolTest.sol";

/// @notice Shares of a fee in a race pool, and credits if the sponsor has no place.
contract RacePoolTest is PoolTest {
    RacePool internal pool;
    address internal ann = makeAddr("ann");
    address internal ben = makeAddr("ben");
    address internal cat = makeAddr("cat");

    function setUp() public {
        pool = newRace(50 * DOLLAR);
    }

    /* MONEY */

    function test_FiftyDollarsAreSplitToTheUnit() public view {
        IRacePool.Config memory config = pool.config();
        assertEq(config.joining_fee, 50 * DOLLAR);
        assertEq(config.product_cut, 15 * DOLLAR);
        assertEq(config.bonus_cut, 10 * DOLLAR);
        assertEq(config.upline_cut, 5 * DOLLAR);
        assertEq(config.product_percentage, 3000);
        assertEq(config.bonus_percentage, 2000);
        assertEq(config.upline_percentage, 5000);
        assertEq(config.admin, admin);
        assertEq(config.modifier_admin, modifierAdmin);
        assertEq(config.product_pool, productPool);
        assertEq(config.royalty_admin, royaltyAdmin);
        assertEq(config.stable_coin, address(coin));
    }

    function test_AllRaceFeesDivideExactly() public {
        uint256[6] memory fees = [uint256(50), 100, 200, 250, 500, 1000];
        for (uint256 i; i < fees.length; ++i) {
            IRacePool.Config memory config = new RacePool(setupOf(raceTerms(fees[i] * DOLLAR))).config();
            assertEq(config.product_cut, fees[i] * DOLLAR * 30 / 100);
            assertEq(config.bonus_cut, fees[i] * DOLLAR * 20 / 100);
            assertEq(config.upline_cut, fees[i] * DOLLAR * 10 / 100);
        }
    }

    function test_TheProductCutTakesAllRoundings() public {
        IRacePool.Config memory config = new RacePool(setupOf(raceTerms(50_000_009))).config();
        assertEq(config.bonus_cut, 10_000_001);
        assertEq(config.upline_cut, 5_000_000);
        assertEq(config.product_cut, 15_000_008);
    }

    function test_TheSponsorGetsTheBonusAndFiveGenerationsTheirCuts() public {
        open(pool);
        address last = root;
        for (uint256 i = 1; i <= 5; ++i) {
            last = buyRace(pool, wallet("line", i), last, true);
        }
        uint256[6] memory before;
        for (uint256 i; i < 6; ++i) {
            before[i] = pool.getCurrentBonusEarned(i == 0 ? root : wallet("line", i));
        }
        uint256 fundBefore = pool.product_fund();
        buyRace(pool, makeAddr("newcomer"), last, true);

        assertEq(pool.getCurrentBonusEarned(root), before[0], "sixth generation gets nothing");
        for (uint256 i = 1; i <= 4; ++i) {
            assertEq(pool.getCurrentBonusEarned(wallet("line", i)) - before[i], 5 * DOLLAR);
        }
        assertEq(pool.getCurrentBonusEarned(last) - before[5], 15 * DOLLAR, "bonus and first generation");
        assertEq(pool.product_fund() - fundBefore, 15 * DOLLAR);
    }

    function test_MissingGenerationsGoToTheProductFund() public {
        open(pool);
        buyRace(pool, ann, root, true);
        assertEq(pool.getCurrentBonusEarned(root), 15 * DOLLAR);
        assertEq(pool.product_fund(), 35 * DOLLAR);
    }

    function test_APurchaseTellsAllItsFigures() public {
        open(pool);
        fund(ann, pool, 50 * DOLLAR);
        vm.expectEmit(address(registry));
        emit IUplineRegistry.SponsorBound(ann, root);
        vm.expectEmit(address(pool));
        emit IRacePool.Invested(ann, root, root, 2, 1, 50 * DOLLAR, 10 * DOLLAR, 5 * DOLLAR, 1, 15 * DOLLAR);
        vm.prank(ann);
        pool.invest_stable_coin(root, true);
    }

    /// @dev The place is not under the referral, and five generations stand above it.
    function test_AnIndirectPurchaseThatSpillsOverTellsAllItsFigures() public {
        open(pool);
        address last = root;
        for (uint256 i = 1; i <= 5; ++i) {
            last = buyRace(pool, wallet("line", i), last, true);
        }
        for (uint256 i = 2; i <= 5; ++i) {
            buyRace(pool, wallet("root", i), root, true);
        }
        for (uint256 i = 1; i <= 5; ++i) {
            buyRace(pool, wallet("down", i), last, true);
        }
        enroll(ann, last);
        enroll(ben, ann);
        fund(ben, pool, 50 * DOLLAR);
        assertEq(pool.sequential_index(), 2);
        vm.expectEmit(address(pool));
        emit IRacePool.Invested(
            ben, last, wallet("line", 1), 16, 2, 50 * DOLLAR, 10 * DOLLAR, 5 * DOLLAR, 2, 15 * DOLLAR
        );
        vm.expectEmit(address(pool));
        emit IPoolEvents.LostIncome(ann, ben, last, 10 * DOLLAR);
        vm.prank(ben);
        pool.invest_stable_coin(last, false);
    }

    function test_EmitsAtMostFiveGenerations() public {
        open(pool);
        address last = root;
        for (uint256 i = 1; i <= 6; ++i) {
            last = buyRace(pool, wallet("line", i), last, true);
        }
        fund(ann, pool, 50 * DOLLAR);
        vm.expectEmit(address(pool));
        emit IRacePool.Invested(ann, last, last, 8, 1, 50 * DOLLAR, 10 * DOLLAR, 5 * DOLLAR, 5, 15 * DOLLAR);
        vm.prank(ann);
        pool.invest_stable_coin(last, true);
    }

    function test_TheProductFundIsPaidToItsReceiver() public {
        open(pool);
        buyRace(pool, ann, root, true);
        vm.expectEmit(address(pool));
        emit IPoolEvents.FundClaimed(IPoolEvents.Fund.Product, productPool, 20 * DOLLAR);
        vm.prank(productPool);
        pool.claim_product_fund(20 * DOLLAR);
        assertEq(coin.balanceOf(productPool), 20 * DOLLAR);
        assertEq(pool.product_fund(), 15 * DOLLAR);
    }

    function test_RevertWhen_TheProductFundIsOverdrawnByOneUnit() public {
        open(pool);
        buyRace(pool, ann, root, true);
        vm.prank(productPool);
        vm.expectRevert(IPoolErrors.InsufficientProductOrRoyaltyFund.selector);
        pool.claim_product_fund(35 * DOLLAR + 1);
    }

    function test_RevertWhen_ThePercentagesAreNotAWhole() public {
        vm.expectRevert(IPoolErrors.InvalidTotalCutPercentage.selector);
        new RacePool(setupOf(termsOf(DOLLAR, 2000, 4999, 3000)));
        vm.expectRevert(IPoolErrors.InvalidTotalCutPercentage.selector);
        new RacePool(setupOf(termsOf(DOLLAR, 2000, 5000, 3001)));
    }

    function test_RevertWhen_MembersGetLessThanSixtyPercent() public {
        new RacePool(setupOf(termsOf(DOLLAR, 1000, 5000, 4000)));
        vm.expectRevert(IPoolErrors.MemberShareTooLow.selector);
        new RacePool(setupOf(termsOf(DOLLAR, 999, 5000, 4001)));
    }

    /* SPONSORS */

    function test_AFirstDirectPurchaseBindsForEver() public {
        open(pool);
        buyRace(pool, ann, root, true);
        (address sponsor,, uint256 bits) = registry.wallets(ann);
        assertEq(sponsor, root);
        assertEq(bits, 1);
    }

    function test_TheCutOfAnAbsentSponsorGoesToTheNearestAncestorWhoIsIn() public {
        open(pool);
        buyRace(pool, ann, root, true);
        enroll(ben, ann);
        enroll(cat, ben);
        uint256 before = pool.getCurrentBonusEarned(ann);
        fund(cat, pool, 50 * DOLLAR);
        vm.expectEmit(address(pool));
        emit IPoolEvents.LostIncome(ben, cat, ann, 10 * DOLLAR);
        vm.prank(cat);
        pool.invest_stable_coin(ann, false);
        assertEq(pool.getCurrentBonusEarned(ann) - before, 15 * DOLLAR);
        (, address upline,) = pool.users(cat);
        assertEq(upline, ann);
    }

    function test_PaysTheRootIfNoSponsorHasAPlace() public {
        open(pool);
        enroll(ann, root);
        enroll(ben, ann);
        enroll(cat, ben);
        fund(cat, pool, 50 * DOLLAR);
        vm.expectEmit(address(pool));
        emit IPoolEvents.LostIncome(ben, cat, root, 10 * DOLLAR);
        vm.prank(cat);
        pool.invest_stable_coin(root, false);
        assertEq(pool.getCurrentBonusEarned(root), 15 * DOLLAR);
    }

    function test_RevertWhen_TheSponsorIsCalledIndirect() public {
        open(pool);
        enroll(ann, root);
        fund(ann, pool, 50 * DOLLAR);
        vm.prank(ann);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        pool.invest_stable_coin(root, false);
    }

    function test_RevertWhen_AnAncestorIsCalledDirect() public {
        open(pool);
        enroll(ann, root);
        enroll(ben, ann);
        fund(ben, pool, 50 * DOLLAR);
        vm.prank(ben);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        pool.invest_stable_coin(root, true);
    }

    /// @dev A bonus credited to nobody's place would be lost: the pool looks for itself.
    function test_RevertWhen_TheRegistryAcceptsAReferralWithoutAPlace() public {
        open(pool);
        fund(ben, pool, 50 * DOLLAR);
        vm.mockCall(
            address(registry), abi.encodeCall(registry.record_join, (ben, ann, true)), abi.encode(ann)
        );
        vm.prank(ben);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        pool.invest_stable_coin(ann, true);
    }

    function test_RevertWhen_ABoundWalletNamesAnotherMemberAsItsSponsor() public {
        open(pool);
        buyRace(pool, ann, root, true);
        buyRace(pool, ben, root, true);
        enroll(cat, ann);
        fund(cat, pool, 50 * DOLLAR);
        vm.prank(cat);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        pool.invest_stable_coin(ben, true);
    }
}
