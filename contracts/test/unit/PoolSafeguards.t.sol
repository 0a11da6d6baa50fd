// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IPoolEvents} from "../../src/interfaces/IPoolEvents.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";

/// @notice Purchases can rest for a while or end for ever; claims go on.
abstract contract PoolSafeguardsTest is EitherPoolTest {
    uint256 private constant NOW = 1_800_000_000;
    uint256 private constant PAUSE = 14 days;
    uint256 private constant COOL_DOWN = 7 days;

    function begin() private {
        ready();
        vm.warp(NOW);
    }

    function setPaused(bool paused) private {
        vm.prank(admin);
        pool.set_paused(paused);
    }

    function queueRetirement() private {
        vm.prank(admin);
        pool.queue_retirement();
    }

    function retire() private {
        queueRetirement();
        skip(48 hours);
        vm.expectEmit(address(pool));
        emit IPoolEvents.Retired();
        vm.prank(admin);
        pool.retire();
    }

    function expectRetirementToFail(bytes4 reason) private {
        vm.prank(admin);
        vm.expectRevert(reason);
        pool.retire();
    }

    function assertRetirementAt(uint256 readyAt, uint256 expiresAt) private view {
        (uint256 pending, uint256 expires) = pool.pending_retirement();
        assertEq(pending, readyAt);
        assertEq(expires, expiresAt);
    }

    function expectPurchaseToFail(bytes4 reason) private {
        fund(ann, pool, FEE);
        vm.expectRevert(reason);
        callInvest(ann, root, true);
    }

    function expectPauseToFail() private {
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.PauseNotReady.selector);
        pool.set_paused(true);
    }

    function assertEverybodyCanClaim() private {
        uint256 earned = pool.getCurrentBonusEarned(root);
        vm.prank(root);
        pool.claim_bonus();
        assertEq(coin.balanceOf(root), earned);
        uint256 held = fundHeld();
        vm.prank(fundReceiver());
        callClaimFund(held);
        assertEq(coin.balanceOf(fundReceiver()), held);
        assertGt(held, 0);
    }

    /* PAUSE */

    function test_APauseLastsFourteenDays() public {
        begin();
        assertEq(pool.paused_until(), 0);
        vm.expectEmit(address(pool));
        emit IPoolEvents.PausedSet(NOW + PAUSE);
        setPaused(true);
        assertEq(pool.paused_until(), NOW + PAUSE);
        assertFalse(pool.is_open());

        vm.warp(NOW + PAUSE - 1);
        assertFalse(pool.is_open());
        expectPurchaseToFail(IPoolErrors.PurchasesPaused.selector);

        vm.warp(NOW + PAUSE);
        assertTrue(pool.is_open());
        buy(ann, root, true);
        assertEq(pool.total_users(), 2);
    }

    function test_APauseNeverTouchesClaims() public {
        begin();
        buy(ann, root, true);
        setPaused(true);
        assertEverybodyCanClaim();
    }

    function test_APauseEndsAtOnceWhenTakenBack() public {
        begin();
        setPaused(true);
        vm.warp(NOW + 1 hours);
        vm.expectEmit(address(pool));
        emit IPoolEvents.PausedSet(NOW + 1 hours);
        setPaused(false);
        assertEq(pool.paused_until(), NOW + 1 hours);
        assertTrue(pool.is_open());
        buy(ann, root, true);
    }

    function test_LettingGoOnWhereNothingIsPausedChangesNothing() public {
        begin();
        vm.expectEmit(address(pool));
        emit IPoolEvents.PausedSet(0);
        setPaused(false);
        assertEq(pool.paused_until(), 0);

        setPaused(true);
        vm.warp(NOW + PAUSE + 1);
        vm.expectEmit(address(pool));
        emit IPoolEvents.PausedSet(NOW + PAUSE);
        setPaused(false);
        assertEq(pool.paused_until(), NOW + PAUSE, "the cool-down does not begin again");
    }

    function test_RevertWhen_APauseIsMadeLonger() public {
        begin();
        setPaused(true);
        expectPauseToFail();
        vm.warp(NOW + PAUSE - 1);
        expectPauseToFail();
        assertEq(pool.paused_until(), NOW + PAUSE);
    }

    function test_ThePoolCanBePausedAgainAfterSevenDays() public {
        begin();
        setPaused(true);
        vm.warp(NOW + PAUSE + COOL_DOWN - 1);
        expectPauseToFail();
        vm.warp(NOW + PAUSE + COOL_DOWN);
        setPaused(true);
        assertEq(pool.paused_until(), NOW + PAUSE + COOL_DOWN + PAUSE);
    }

    function test_TheSevenDaysCountFromTheEndThatWasSet() public {
        begin();
        setPaused(true);
        vm.warp(NOW + 1 hours);
        setPaused(false);
        vm.warp(NOW + 1 hours + COOL_DOWN - 1);
        expectPauseToFail();
        vm.warp(NOW + 1 hours + COOL_DOWN);
        setPaused(true);
        assertEq(pool.paused_until(), NOW + 1 hours + COOL_DOWN + PAUSE);
    }

    function test_APauseLeavesTermsAndStartAlone() public {
        begin();
        setPaused(true);
        assertTrue(pool.is_started());
        assertFalse(pool.is_retired());
        assertEq(abi.encode(termsInForce()), abi.encode(terms(FEE)));
    }

    /* RETIREMENT */

    function test_RetirementEndsPurchasesForEver() public {
        begin();
        retire();
        assertTrue(pool.is_retired());
        assertTrue(pool.is_started());
        assertFalse(pool.is_open());
        expectPurchaseToFail(IPoolErrors.PoolRetired.selector);
        vm.warp(NOW + 1000 days);
        expectPurchaseToFail(IPoolErrors.PoolRetired.selector);
    }

    function test_RetirementLeavesAllClaims() public {
        begin();
        buy(ann, root, true);
        retire();
        assertEverybodyCanClaim();
    }

    function test_AnAnnouncedRetirementIsToldAndChangesNothingYet() public {
        begin();
        assertRetirementAt(0, 0);
        vm.expectEmit(address(pool));
        emit IPoolEvents.RetirementQueued(NOW + 48 hours, NOW + 16 days);
        queueRetirement();
        assertRetirementAt(NOW + 48 hours, NOW + 16 days);
        assertFalse(pool.is_retired());
        assertTrue(pool.is_open());
        vm.warp(NOW + 48 hours - 1);
        expectRetirementToFail(IPoolErrors.RetirementNotReady.selector);
        buy(ann, root, true);
    }

    function test_APoolCanRetireForFourteenDays() public {
        begin();
        queueRetirement();
        vm.warp(NOW + 16 days - 1);
        vm.prank(admin);
        pool.retire();
        assertTrue(pool.is_retired());
        assertRetirementAt(0, 0);
    }

    function test_RevertWhen_RetiredFourteenDaysAfterItsTime() public {
        begin();
        queueRetirement();
        vm.warp(NOW + 16 days);
        expectRetirementToFail(IPoolErrors.AnnouncementExpired.selector);
        assertTrue(pool.is_open());
        assertRetirementAt(NOW + 48 hours, NOW + 16 days);
    }

    function test_ASecondAnnouncementReplacesTheFirst() public {
        begin();
        queueRetirement();
        vm.warp(NOW + 1 hours);
        queueRetirement();
        vm.warp(NOW + 48 hours);
        expectRetirementToFail(IPoolErrors.RetirementNotReady.selector);
        vm.warp(NOW + 49 hours);
        vm.prank(admin);
        pool.retire();
    }

    function test_TheAdminCancelsAnAnnouncedRetirement() public {
        begin();
        queueRetirement();
        vm.expectEmit(address(pool));
        emit IPoolEvents.RetirementCancelled();
        vm.prank(admin);
        pool.cancel_retirement();
        assertRetirementAt(0, 0);
        skip(48 hours);
        expectRetirementToFail(IPoolErrors.RetirementNotReady.selector);
        assertTrue(pool.is_open());
    }

    function test_RevertWhen_NoRetirementIsAnnounced() public {
        expectRetirementToFail(IPoolErrors.RetirementNotReady.selector);
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.RetirementNotReady.selector);
        pool.cancel_retirement();
    }

    function test_RevertWhen_RetiredTwice() public {
        retire();
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.PoolRetired.selector);
        pool.queue_retirement();
        expectRetirementToFail(IPoolErrors.RetirementNotReady.selector);
    }

    /// @dev A pool that retires before its start never sells, seated and started or not.
    function test_APoolRetiredBeforeItsStartNeverOpens() public {
        retire();
        ready();
        assertEq(pool.total_platform_investors(), 1);
        assertTrue(pool.is_started());
        assertFalse(pool.is_open());
        expectPurchaseToFail(IPoolErrors.PoolRetired.selector);
    }

    function test_RevertWhen_ASeatIsGivenAfterStartAndRetirement() public {
        begin();
        retire();
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.ContractStarted.selector);
        pool.add_platform_investor(ann);
    }

    /* OPEN */

    function test_APoolIsOpenFromItsStart() public {
        vm.warp(NOW);
        assertFalse(pool.is_open());
        ready();
        assertTrue(pool.is_open());
    }

    function test_APauseBeforeTheStartDoesNotOpen() public {
        list(pool);
        vm.warp(NOW);
        setPaused(true);
        open(pool);
        assertFalse(pool.is_open());
        expectPurchaseToFail(IPoolErrors.PurchasesPaused.selector);
    }
}

contract RacePoolSafeguardsTest is PoolSafeguardsTest, OfRace {}

contract GlobalPoolSafeguardsTest is PoolSafeguardsTest, OfGlobal {}
