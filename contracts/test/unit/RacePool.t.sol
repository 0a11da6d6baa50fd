// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RacePool} from "../../src/RacePool.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IPoolEvents} from "../../src/interfaces/IPoolEvents.sol";
import {IRacePool} from "../../src/interfaces/IRacePool.sol";
import {IUplineRegistry} from "../../src/interfaces/IUplineRegistry.sol";
import {PoolTest} from "../support/PoolTest.sol";

contract RacePoolTest is PoolTest {
    RacePool internal pool;
    address internal ann = makeAddr("ann");
    address internal ben = makeAddr("ben");
    address internal cat = makeAddr("cat");

    function setUp() public {
        pool = newRace(50 * DOLLAR);
    }

    function placeOf(address user)
        private
        view
        returns (uint256 index, address upline, address[] memory downlines)
    {
        return pool.users(user);
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
            IRacePool.Config memory config =
                new RacePool(setupOf(fees[i] * DOLLAR), racePercentages()).config();
            assertEq(config.product_cut, fees[i] * DOLLAR * 30 / 100);
            assertEq(config.bonus_cut, fees[i] * DOLLAR * 20 / 100);
            assertEq(config.upline_cut, fees[i] * DOLLAR * 10 / 100);
        }
    }

    function test_TheProductCutTakesAllRoundings() public {
        IRacePool.Config memory config = new RacePool(setupOf(50_000_009), racePercentages()).config();
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

    function test_RevertWhen_TheFundIsAskedForMoreThanAnyFundHolds() public {
        open(pool);
        vm.prank(productPool);
        vm.expectRevert(IPoolErrors.InsufficientProductOrRoyaltyFund.selector);
        pool.claim_product_fund(type(uint256).max);
    }

    function test_RevertWhen_ThePercentagesAreNotAWhole() public {
        vm.expectRevert(IPoolErrors.InvalidTotalCutPercentage.selector);
        new RacePool(setupOf(DOLLAR), IRacePool.Percentages({product: 3000, bonus: 2000, upline: 4999}));
        vm.expectRevert(IPoolErrors.InvalidTotalCutPercentage.selector);
        new RacePool(setupOf(DOLLAR), IRacePool.Percentages({product: 3001, bonus: 2000, upline: 5000}));
    }

    function test_RevertWhen_MembersGetLessThanSixtyPercent() public {
        new RacePool(setupOf(DOLLAR), IRacePool.Percentages({product: 4000, bonus: 1000, upline: 5000}));
        vm.expectRevert(IPoolErrors.MemberShareTooLow.selector);
        new RacePool(setupOf(DOLLAR), IRacePool.Percentages({product: 4001, bonus: 999, upline: 5000}));
    }

    /* PLACES */

    function test_ABuyerStandsUnderHisSponsorWhileASlotIsFree() public {
        open(pool);
        buyRace(pool, ann, root, true);
        for (uint256 i = 1; i <= 5; ++i) {
            address buyer = buyRace(pool, wallet("down", i), ann, true);
            (uint256 index, address upline,) = placeOf(buyer);
            assertEq(index, i + 2);
            assertEq(upline, ann);
        }
        (uint256 annIndex, address annUpline, address[] memory downlines) = placeOf(ann);
        assertEq(annIndex, 2);
        assertEq(annUpline, root);
        assertEq(
            downlines,
            list5(
                wallet("down", 1), wallet("down", 2), wallet("down", 3), wallet("down", 4), wallet("down", 5)
            )
        );
    }

    function test_TheSixthSpillsToTheEarliestFreePlaceAndPaysItsUplines() public {
        open(pool);
        buyRace(pool, ann, root, true);
        for (uint256 i = 1; i <= 5; ++i) {
            buyRace(pool, wallet("down", i), ann, true);
        }
        uint256 annBefore = pool.getCurrentBonusEarned(ann);
        uint256 rootBefore = pool.getCurrentBonusEarned(root);
        assertEq(pool.sequential_index(), 1);
        address sixth = buyRace(pool, makeAddr("sixth"), ann, true);
        (, address upline,) = placeOf(sixth);
        assertEq(upline, root, "first free place of the whole pool");
        assertEq(pool.getCurrentBonusEarned(ann) - annBefore, 10 * DOLLAR, "the sponsor keeps the bonus");
        assertEq(pool.getCurrentBonusEarned(root) - rootBefore, 5 * DOLLAR, "the place pays its upline");
    }

    function test_ThePointerJumpsOverMembersWhoFilledUpAhead() public {
        open(pool);
        buyRace(pool, ann, root, true);
        buyRace(pool, ben, root, true);
        for (uint256 i = 1; i <= 5; ++i) {
            buyRace(pool, wallet("ann", i), ann, true);
        }
        assertEq(pool.sequential_index(), 1);
        for (uint256 i = 1; i <= 3; ++i) {
            buyRace(pool, wallet("root", i), root, true);
        }
        assertEq(pool.sequential_index(), 3, "root is full, ann was full before, ben is next");
        address spilled = buyRace(pool, makeAddr("spilled"), root, true);
        (, address upline,) = placeOf(spilled);
        assertEq(upline, ben);
    }

    function test_SeatsFillTheTopInOrder() public {
        address[] memory seats = enrollMany("seat", 5, root);
        vm.startPrank(admin);
        pool.add_platform_investor(root);
        for (uint256 i; i < 5; ++i) {
            vm.expectEmit(address(pool));
            emit IPoolEvents.PlatformInvestorAdded(seats[i], root, i + 2);
            pool.add_platform_investor(seats[i]);
        }
        pool.start();
        vm.stopPrank();
        (,, address[] memory downlines) = placeOf(root);
        assertEq(downlines, seats);
        assertEq(pool.sequential_index(), 2);
        assertEq(pool.getCurrentBonusEarned(root), 0, "seats pay nothing");
    }

    function test_FiveUplinesFollowTheMatrix() public {
        open(pool);
        address last = root;
        for (uint256 i = 1; i <= 6; ++i) {
            last = buyRace(pool, wallet("line", i), last, true);
        }
        address[5] memory uplines = pool.five_uplines(last);
        for (uint256 i; i < 5; ++i) {
            assertEq(uplines[i], wallet("line", 5 - i));
        }
        uplines = pool.five_uplines(wallet("line", 2));
        assertEq(uplines[0], wallet("line", 1));
        assertEq(uplines[1], root);
        assertEq(uplines[2], address(0));
        assertEq(pool.five_uplines(ann)[0], address(0));
    }

    function test_StrangersHaveNoPlace() public {
        open(pool);
        (uint256 index, address upline, address[] memory downlines) = placeOf(ann);
        assertEq(index, 0);
        assertEq(upline, address(0));
        assertEq(downlines.length, 0);
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
        (, address upline,) = placeOf(cat);
        assertEq(upline, ann);
    }

    function test_TheRootReceivesWhenNobodyBetweenIsIn() public {
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
