// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";

/// @notice Narrow numbers never wrap and never lose their upper part: what does not fit reverts.
abstract contract PoolLimitsTest is EitherPoolTest {
    uint256 private constant LARGEST = type(uint56).max;
    uint256 private constant LAST_SECOND = type(uint40).max;

    function beginAtTheLargestFee() private {
        pool = deploy(setupOf(termsOf(LARGEST, 2000, 5000, 3000)));
        ready();
    }

    function buyAtTheLargestFee(address buyer, address referral) private {
        fund(buyer, pool, LARGEST);
        callInvest(buyer, referral, true);
    }

    function expectDowncast(uint8 bits, uint256 value) private {
        vm.expectRevert(abi.encodeWithSelector(SafeCast.SafeCastOverflowedUintDowncast.selector, bits, value));
    }

    /// @dev The terms as raw words: nothing on the way narrows them.
    function queueRaw(uint256 fee, uint256 referral, uint256 network, uint256 operator)
        private
        returns (bool succeeded, bytes memory answer)
    {
        vm.prank(modifierAdmin);
        return
            address(pool).call(abi.encodePacked(IPool.queue_terms.selector, fee, referral, network, operator));
    }

    /// @dev Refused while it is decoded, hence without a reason: no rule of ours has seen it.
    function assertUnreadable(uint256 fee, uint256 referral, uint256 network, uint256 operator) private {
        (bool succeeded, bytes memory answer) = queueRaw(fee, referral, network, operator);
        assertFalse(succeeded);
        assertEq(answer, "");
    }

    /* AMOUNTS */

    function test_TheLargestFeeIsTakenWhole() public {
        beginAtTheLargestFee();
        assertEq(termsInForce().joiningFee, LARGEST);
        buyAtTheLargestFee(ann, root);
        assertEq(pool.owed(), LARGEST);
        assertEq(coin.balanceOf(address(pool)), LARGEST);
        uint256 earned = pool.getCurrentBonusEarned(root);
        assertGt(earned, LARGEST / 4);
        vm.prank(root);
        pool.claim_bonus();
        assertEq(coin.balanceOf(root), earned);
    }

    /// @dev A fund holds 2⁵⁶ − 1 at most: the purchase that would overfill it fails and changes nothing.
    function test_RevertWhen_AFundWouldOverflow() public {
        beginAtTheLargestFee();
        bytes memory answer;
        uint256 purchases;
        address last = root;
        for (bool succeeded = true; succeeded;) {
            address next = enroll(wallet("line", purchases), last);
            fund(next, pool, LARGEST);
            vm.prank(next);
            (succeeded, answer) = address(pool).call(investData(last, true));
            if (succeeded) (last, purchases) = (next, purchases + 1);
        }
        assertEq(answer, abi.encodeWithSignature("Panic(uint256)", 0x11));
        assertGt(fundHeld(), LARGEST / 2);
        assertEq(pool.total_users(), purchases + 1);
        assertEq(pool.owed(), purchases * LARGEST);
        assertEq(coin.balanceOf(address(pool)), purchases * LARGEST);
    }

    /// @dev The upper part of the amount must not be cut off on its way to the limit.
    function test_RevertWhen_AClaimOfAFundIsLargerThanAnyFund() public {
        ready();
        buy(ann, root, true);
        address receiver = fundReceiver();
        uint256[3] memory amounts =
            [uint256(type(uint56).max) + 2, uint256(type(uint64).max) + 2, type(uint256).max];
        for (uint256 i; i < amounts.length; ++i) {
            vm.prank(receiver);
            vm.expectRevert(IPoolErrors.InsufficientProductOrRoyaltyFund.selector);
            callClaimFund(amounts[i]);
        }
    }

    function test_RevertWhen_TermsDoNotFitTheirNumbers() public {
        (bool succeeded,) = queueRaw(FEE, 2000, 5000, 3000);
        assertTrue(succeeded);
        assertUnreadable((1 << 56) + FEE, 2000, 5000, 3000);
        assertUnreadable(FEE, (1 << 16) + 2000, 5000, 3000);
        assertUnreadable(FEE, 2000, (1 << 16) + 5000, 3000);
        assertUnreadable(FEE, 2000, 5000, (1 << 16) + 3000);
    }

    /// @dev Ten times the largest fee is more than a fee can be: the bound itself must not wrap.
    function test_TheBoundOfTheNextFeeDoesNotWrap() public {
        beginAtTheLargestFee();
        vm.prank(modifierAdmin);
        pool.queue_terms(termsOf(LARGEST, 2000, 5000, 3000));
        (IPool.Terms memory pending,,) = pool.pending_terms();
        assertEq(pending.joiningFee, LARGEST);
    }

    /// @dev Shares that only add up to a whole when their sum wraps at 2¹⁶.
    function test_RevertWhen_SharesMakeAWholeOnlyByWrapping() public {
        vm.prank(modifierAdmin);
        vm.expectRevert(IPoolErrors.InvalidTotalCutPercentage.selector);
        pool.queue_terms(termsOf(FEE, 40_000, 35_536, 0));
    }

    /* TIMES */

    function test_RevertWhen_APauseWouldEndAfterTheLastSecond() public {
        vm.warp(LAST_SECOND - 14 days);
        uint256 snapshot = vm.snapshotState();
        vm.prank(admin);
        pool.set_paused(true);
        assertEq(pool.paused_until(), LAST_SECOND);
        vm.revertToState(snapshot);

        vm.warp(LAST_SECOND - 14 days + 1);
        expectDowncast(40, LAST_SECOND + 1);
        vm.prank(admin);
        pool.set_paused(true);
    }

    function test_RevertWhen_TermsWouldBeReadyAfterTheLastSecond() public {
        vm.warp(LAST_SECOND - 48 hours + 1);
        expectDowncast(40, LAST_SECOND + 1);
        vm.prank(modifierAdmin);
        pool.queue_terms(terms(FEE));
    }

    function test_RevertWhen_ARetirementWouldBeReadyAfterTheLastSecond() public {
        vm.warp(LAST_SECOND - 48 hours + 1);
        expectDowncast(40, LAST_SECOND + 1);
        vm.prank(admin);
        pool.queue_retirement();
    }

    /// @dev The end of the time to apply lies after the last second that a time can hold: it must not wrap.
    function test_AnAnnouncementForTheLastSecondExpiresAfterIt() public {
        vm.warp(LAST_SECOND - 48 hours);
        vm.prank(modifierAdmin);
        pool.queue_terms(terms(FEE));
        (, uint256 readyAt, uint256 expiresAt) = pool.pending_terms();
        assertEq(readyAt, LAST_SECOND);
        assertEq(expiresAt, LAST_SECOND + 14 days);
        vm.warp(LAST_SECOND + 14 days - 1);
        vm.prank(modifierAdmin);
        pool.apply_terms();
    }

    function test_RevertWhen_APoolWouldBeReadyAfterTheLastSecond() public {
        vm.warp(LAST_SECOND - 48 hours + 1);
        uint8 position = pool.position();
        expectDowncast(40, LAST_SECOND + 1);
        vm.prank(admin);
        registry.queue_pool(address(pool), position);
    }

    function test_RevertWhen_AWalletIsBoundAfterTheLastSecond() public {
        vm.warp(LAST_SECOND + 1);
        expectDowncast(40, LAST_SECOND + 1);
        vm.prank(makeAddr("late"));
        registry.enroll(root);
    }
}

contract RacePoolLimitsTest is PoolLimitsTest, OfRace {}

contract GlobalPoolLimitsTest is PoolLimitsTest, OfGlobal {}
