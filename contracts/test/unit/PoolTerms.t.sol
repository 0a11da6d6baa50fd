// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPool} from "../../src/interfaces/IPool.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IPoolEvents} from "../../src/interfaces/IPoolEvents.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";

/// @notice Terms change slowly, within bounds, and for later purchases alone.
abstract contract PoolTermsTest is EitherPoolTest {
    uint256 private constant NOW = 1_800_000_000;
    uint256 private constant READY_AT = NOW + 48 hours;
    uint256 private constant EXPIRES_AT = READY_AT + 14 days;

    function queue(IPool.Terms memory next) private {
        vm.prank(modifierAdmin);
        pool.queue_terms(next);
    }

    function queueNow(IPool.Terms memory next) private {
        vm.warp(NOW);
        queue(next);
    }

    function applyTerms() private {
        vm.prank(modifierAdmin);
        pool.apply_terms();
    }

    function assertTerms(IPool.Terms memory actual, IPool.Terms memory expected) private pure {
        assertEq(abi.encode(actual), abi.encode(expected));
    }

    function assertNothingPending() private view {
        (IPool.Terms memory pending, uint256 readyAt, uint256 expiresAt) = pool.pending_terms();
        assertTerms(pending, termsOf(0, 0, 0, 0));
        assertEq(readyAt, 0);
        assertEq(expiresAt, 0);
    }

    /* ANNOUNCING */

    function test_TheFirstTermsAreTold() public {
        vm.expectEmit();
        emit IPoolEvents.TermsApplied(70 * DOLLAR, 2500, 6000, 1500);
        pool = deploy(setupOf(otherTerms(70 * DOLLAR)));
        assertTerms(termsInForce(), otherTerms(70 * DOLLAR));
    }

    function test_QueueingAnnouncesForFortyEightHoursLaterAndChangesNothingYet() public {
        assertNothingPending();
        vm.warp(NOW);
        vm.expectEmit(address(pool));
        emit IPoolEvents.TermsQueued(70 * DOLLAR, 2500, 6000, 1500, READY_AT, EXPIRES_AT);
        queue(otherTerms(70 * DOLLAR));
        (IPool.Terms memory pending, uint256 readyAt, uint256 expiresAt) = pool.pending_terms();
        assertTerms(pending, otherTerms(70 * DOLLAR));
        assertEq(readyAt, READY_AT);
        assertEq(expiresAt, EXPIRES_AT);
        assertTerms(termsInForce(), terms(FEE));
    }

    function test_ASecondAnnouncementReplacesTheFirstAndItsTime() public {
        queueNow(otherTerms(70 * DOLLAR));
        vm.warp(NOW + 1 hours);
        queue(terms(80 * DOLLAR));
        vm.warp(READY_AT);
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.TermsNotReady.selector);
        pool.apply_terms();
        vm.warp(READY_AT + 1 hours);
        applyTerms();
        assertTerms(termsInForce(), terms(80 * DOLLAR));
    }

    /* BOUNDS */

    function test_TheFeeMayRiseTenfold() public {
        queueNow(terms(10 * FEE));
        vm.warp(READY_AT);
        applyTerms();
        assertEq(termsInForce().joiningFee, 10 * FEE);
    }

    /// @dev Repeated tenfold rises would have no limit.
    function test_RevertWhen_TheFeeRisesAboveTenTimesTheFirst() public {
        queueNow(terms(10 * FEE));
        vm.warp(READY_AT);
        applyTerms();
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.InvalidJoiningFee.selector);
        pool.queue_terms(terms(10 * FEE + 1));
        queue(terms(10 * FEE));
    }

    function test_RevertWhen_TheFeeRisesAboveTenTimesALowerOne() public {
        queueNow(terms(FEE / 2));
        vm.warp(READY_AT);
        applyTerms();
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.InvalidJoiningFee.selector);
        pool.queue_terms(terms(5 * FEE + 1));
        queue(terms(5 * FEE));
    }

    function test_TheFeeMayFallToHalfTheFirstFee() public {
        queueNow(terms(FEE / 2));
        vm.warp(READY_AT);
        applyTerms();
        assertEq(termsInForce().joiningFee, FEE / 2);
    }

    function test_RevertWhen_TheFeeFallsBelowHalfTheFirstFee() public {
        queueNow(terms(10 * FEE));
        vm.warp(READY_AT);
        applyTerms();
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.InvalidJoiningFee.selector);
        pool.queue_terms(terms(FEE / 2 - 1));
        queue(terms(FEE / 2));
    }

    function test_RevertWhen_AnOddFeeFallsToItsHalfRoundedDown() public {
        pool = deploy(setupOf(terms(101)));
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.InvalidJoiningFee.selector);
        pool.queue_terms(terms(50));
        queue(terms(51));
    }

    /// @dev Half of one unit is none.
    function test_RevertWhen_AFeeOfOneUnitFallsToZero() public {
        pool = deploy(setupOf(terms(1)));
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.InvalidJoiningFee.selector);
        pool.queue_terms(terms(0));
    }

    function test_RevertWhen_TheFeeRisesOneUnitMore() public {
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.InvalidJoiningFee.selector);
        pool.queue_terms(terms(10 * FEE + 1));
    }

    function test_RevertWhen_TheQueuedFeeIsZero() public {
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.InvalidJoiningFee.selector);
        pool.queue_terms(terms(0));
    }

    /// @dev Announced terms are not in force: the limit is ten times the present fee.
    function test_RevertWhen_TheFeeRisesTenfoldFromAnAnnouncement() public {
        queue(terms(10 * FEE));
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.InvalidJoiningFee.selector);
        pool.queue_terms(terms(100 * FEE));
    }

    function test_MembersMayGetSixtyPercent() public {
        queueNow(termsOf(FEE, 1000, 5000, 4000));
        vm.warp(READY_AT);
        applyTerms();
        assertTerms(termsInForce(), termsOf(FEE, 1000, 5000, 4000));
    }

    function test_RevertWhen_MembersWouldGetLessThanSixtyPercent() public {
        vm.startPrank(modifierAdmin);
        vm.expectRevert(IPoolErrors.MemberShareTooLow.selector);
        pool.queue_terms(termsOf(FEE, 1000, 4999, 4001));
        vm.expectRevert(IPoolErrors.MemberShareTooLow.selector);
        pool.queue_terms(termsOf(FEE, 0, 5999, 4001));
    }

    function test_EachPartOfTheMembersMayFallToHalfOfTheFirst() public {
        IPool.Terms memory first = terms(FEE);
        queue(termsOf(FEE, first.referralShare / 2, 9000, 0));
        queue(termsOf(FEE, 9000 - first.networkShare / 2, first.networkShare / 2, 1000));
    }

    function test_RevertWhen_APartOfTheMembersFallsBelowHalfOfTheFirst() public {
        uint256 referral = terms(FEE).referralShare / 2 - 1;
        uint256 network = terms(FEE).networkShare / 2 - 1;
        vm.startPrank(modifierAdmin);
        vm.expectRevert(IPoolErrors.MemberShareTooLow.selector);
        pool.queue_terms(termsOf(FEE, referral, 10_000 - referral, 0));
        vm.expectRevert(IPoolErrors.MemberShareTooLow.selector);
        pool.queue_terms(termsOf(FEE, 10_000 - network, network, 0));
    }

    function test_RevertWhen_AllThatMembersGetGoesToReferrals() public {
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.MemberShareTooLow.selector);
        pool.queue_terms(termsOf(FEE, 6000, 0, 4000));
    }

    /// @dev Halves are of the first terms and not of those in force: no way leads down step by step.
    function test_RevertWhen_APartIsHalvedTwice() public {
        uint256 referral = terms(FEE).referralShare / 2;
        queueNow(termsOf(FEE, referral, 8000, 2000 - referral));
        vm.warp(READY_AT);
        applyTerms();
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.MemberShareTooLow.selector);
        pool.queue_terms(termsOf(FEE, referral - 1, 8000, 2001 - referral));
        queue(terms(FEE));
    }

    function test_RevertWhen_AnOddShareFallsToItsHalfRoundedDown() public {
        pool = deploy(setupOf(termsOf(FEE, 2001, 5001, 2998)));
        vm.startPrank(modifierAdmin);
        vm.expectRevert(IPoolErrors.MemberShareTooLow.selector);
        pool.queue_terms(termsOf(FEE, 1000, 8000, 1000));
        vm.expectRevert(IPoolErrors.MemberShareTooLow.selector);
        pool.queue_terms(termsOf(FEE, 6500, 2500, 1000));
        pool.queue_terms(termsOf(FEE, 1001, 7999, 1000));
        pool.queue_terms(termsOf(FEE, 6499, 2501, 1000));
    }

    function test_RevertWhen_TheQueuedSharesAreNotAWhole() public {
        vm.startPrank(modifierAdmin);
        vm.expectRevert(IPoolErrors.InvalidTotalCutPercentage.selector);
        pool.queue_terms(termsOf(FEE, 2500, 6000, 1499));
        vm.expectRevert(IPoolErrors.InvalidTotalCutPercentage.selector);
        pool.queue_terms(termsOf(FEE, 2500, 6000, 1501));
    }

    /// @dev Fee, whole, fairness: what is refused first is told.
    function test_RevertWhen_SeveralRulesAreBrokenAtOnceTheFirstIsTold() public {
        vm.startPrank(modifierAdmin);
        vm.expectRevert(IPoolErrors.InvalidJoiningFee.selector);
        pool.queue_terms(termsOf(0, 1, 1, 1));
        vm.expectRevert(IPoolErrors.InvalidTotalCutPercentage.selector);
        pool.queue_terms(termsOf(FEE, 1, 1, 1));
    }

    /* APPLYING */

    function test_TermsCanBeAppliedFromTheirTimeOn() public {
        queueNow(otherTerms(70 * DOLLAR));
        vm.warp(READY_AT);
        vm.expectEmit(address(pool));
        emit IPoolEvents.TermsApplied(70 * DOLLAR, 2500, 6000, 1500);
        applyTerms();
        assertTerms(termsInForce(), otherTerms(70 * DOLLAR));
        assertNothingPending();
    }

    function test_RevertWhen_AppliedOneSecondEarly() public {
        queueNow(otherTerms(70 * DOLLAR));
        vm.warp(READY_AT - 1);
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.TermsNotReady.selector);
        pool.apply_terms();
    }

    function test_TermsCanBeAppliedForFourteenDays() public {
        queueNow(otherTerms(70 * DOLLAR));
        vm.warp(EXPIRES_AT - 1);
        applyTerms();
        assertTerms(termsInForce(), otherTerms(70 * DOLLAR));
    }

    function test_RevertWhen_AppliedFourteenDaysAfterTheirTime() public {
        queueNow(otherTerms(70 * DOLLAR));
        vm.warp(EXPIRES_AT);
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.AnnouncementExpired.selector);
        pool.apply_terms();
        vm.warp(NOW + 400 days);
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.AnnouncementExpired.selector);
        pool.apply_terms();
    }

    function test_ExpiredTermsRemainUntilReplacedOrCancelled() public {
        queueNow(otherTerms(70 * DOLLAR));
        vm.warp(EXPIRES_AT);
        (, uint256 readyAt, uint256 expiresAt) = pool.pending_terms();
        assertEq(readyAt, READY_AT);
        assertEq(expiresAt, EXPIRES_AT);
        queue(terms(80 * DOLLAR));
        vm.warp(EXPIRES_AT + 48 hours);
        applyTerms();
        assertTerms(termsInForce(), terms(80 * DOLLAR));

        queue(otherTerms(70 * DOLLAR));
        skip(17 days);
        vm.prank(modifierAdmin);
        pool.cancel_terms();
        assertNothingPending();
    }

    function test_RevertWhen_ApplyingWithoutAnAnnouncementOrTwice() public {
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.TermsNotReady.selector);
        pool.apply_terms();
        queueNow(otherTerms(70 * DOLLAR));
        vm.warp(READY_AT);
        applyTerms();
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.TermsNotReady.selector);
        pool.apply_terms();
    }

    function test_AppliedTermsTouchNoBalanceAndHoldForLaterPurchases() public {
        ready();
        buy(ann, root, true);
        uint256 earned = pool.getCurrentBonusEarned(root);
        uint256 held = fundHeld();
        queueNow(otherTerms(70 * DOLLAR));
        vm.warp(READY_AT);
        applyTerms();
        assertEq(pool.getCurrentBonusEarned(root), earned);
        assertEq(fundHeld(), held);
        assertEq(pool.owed(), FEE);
        assertEq(pool.total_users(), 2);

        fund(ben, pool, 70 * DOLLAR);
        callInvest(ben, ann, true);
        assertEq(coin.balanceOf(ben), 0);
        assertEq(pool.owed(), FEE + 70 * DOLLAR);
        assertGe(pool.getCurrentBonusEarned(ann), 17_500_000, "a quarter of seventy dollars");
    }

    /// @dev Applying must leave start, pause and retirement as they were: they share a slot with the terms.
    function test_AppliedTermsLeaveTheSafeguardsAlone() public {
        ready();
        queueNow(otherTerms(70 * DOLLAR));
        vm.warp(READY_AT);
        vm.startPrank(admin);
        pool.queue_retirement();
        vm.warp(READY_AT + 48 hours);
        pool.set_paused(true);
        pool.retire();
        vm.stopPrank();
        applyTerms();
        assertTrue(pool.is_started());
        assertTrue(pool.is_retired());
        assertEq(pool.paused_until(), READY_AT + 48 hours + 14 days);
    }

    /* TAKING BACK */

    function test_TheModifierCancelsAnAnnouncement() public {
        queueNow(otherTerms(70 * DOLLAR));
        vm.expectEmit(address(pool));
        emit IPoolEvents.TermsCancelled(70 * DOLLAR, 2500, 6000, 1500);
        vm.prank(modifierAdmin);
        pool.cancel_terms();
        assertNothingPending();
        vm.warp(READY_AT);
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.TermsNotReady.selector);
        pool.apply_terms();
        assertTerms(termsInForce(), terms(FEE));
    }

    function test_RevertWhen_CancellingWithoutAnAnnouncement() public {
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.TermsNotReady.selector);
        pool.cancel_terms();
    }
}

contract RacePoolTermsTest is PoolTermsTest, OfRace {}

contract GlobalPoolTermsTest is PoolTermsTest, OfGlobal {}
