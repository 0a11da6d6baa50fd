// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IPoolEvents} from "../../src/interfaces/IPoolEvents.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";

/// @notice Members and receivers of funds take what is theirs and nothing else.
abstract contract PoolClaimsTest is EitherPoolTest {
    function test_AClaimPaysAllThatWasCredited() public {
        ready();
        buy(ann, root, true);
        uint256 earned = pool.getCurrentBonusEarned(root);
        assertGt(earned, 0);
        vm.expectEmit(address(pool));
        emit IPoolEvents.BonusClaimed(root, earned);
        vm.prank(root);
        pool.claim_bonus();
        assertEq(coin.balanceOf(root), earned);
        assertEq(pool.getCurrentBonusEarned(root), 0);
        assertEq(pool.claimed_bonus(root), earned);
    }

    function test_ClaimsAddUp() public {
        ready();
        buy(ann, root, true);
        vm.prank(root);
        pool.claim_bonus();
        uint256 first = pool.claimed_bonus(root);
        buy(ben, ann, true);
        uint256 second = pool.getCurrentBonusEarned(root);
        assertGt(second, 0);
        vm.prank(root);
        pool.claim_bonus();
        assertEq(pool.claimed_bonus(root), first + second);
        assertEq(coin.balanceOf(root), first + second);
    }

    function test_RevertWhen_AStrangerClaims() public {
        ready();
        assertEq(pool.getCurrentBonusEarned(ann), 0);
        vm.prank(ann);
        vm.expectRevert(IPoolErrors.UserNotInvestor.selector);
        pool.claim_bonus();
    }

    /// @dev Shares that others have must not look like a stranger's.
    function test_AStrangerHasEarnedNothingHoweverMuchWasSold() public {
        ready();
        buy(ann, root, true);
        buy(ben, ann, true);
        assertEq(pool.getCurrentBonusEarned(makeAddr("stranger")), 0);
        assertEq(pool.claimed_bonus(makeAddr("stranger")), 0);
    }

    function test_RevertWhen_ThereIsNothingToClaim() public {
        ready();
        vm.prank(root);
        vm.expectRevert(IPoolErrors.NotEnoughBonus.selector);
        pool.claim_bonus();
    }

    /* FUNDS */

    function test_RevertWhen_AFundIsClaimedBeyondWhatItHolds() public {
        ready();
        vm.prank(fundReceiver());
        vm.expectRevert(IPoolErrors.InsufficientProductOrRoyaltyFund.selector);
        callClaimFund(1);
    }
}

contract RacePoolClaimsTest is PoolClaimsTest, OfRace {}

contract GlobalPoolClaimsTest is PoolClaimsTest, OfGlobal {}
