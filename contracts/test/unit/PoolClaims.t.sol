// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPool} from "../../src/interfaces/IPool.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IPoolEvents} from "../../src/interfaces/IPoolEvents.sol";
import {BlacklistingCoin, CallingCoin} from "../support/AwkwardCoins.sol";
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

    function test_RevertWhen_ThereIsNothingToClaim() public {
        ready();
        vm.prank(root);
        vm.expectRevert(IPoolErrors.NotEnoughBonus.selector);
        pool.claim_bonus();
    }

    function test_ABarredWalletKeepsItsCreditAndHarmsNobody() public {
        BlacklistingCoin barring = new BlacklistingCoin();
        useCoin(barring);
        buy(ann, root, true);
        barring.bar(root, true);
        uint256 earned = pool.getCurrentBonusEarned(root);
        vm.prank(root);
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        pool.claim_bonus();
        assertEq(pool.getCurrentBonusEarned(root), earned);

        buy(ben, ann, true);
        vm.prank(ann);
        pool.claim_bonus();
        assertGt(coin.balanceOf(ann), 0);
    }

    /* FUNDS */

    function test_RevertWhen_AFundIsClaimedBeyondWhatItHolds() public {
        ready();
        vm.prank(fundReceiver());
        vm.expectRevert(IPoolErrors.InsufficientProductOrRoyaltyFund.selector);
        callClaimFund(1);
    }

    function test_RevertWhen_AnotherClaimsTheFund() public {
        ready();
        buy(ann, root, true);
        bytes32 role = fundReceiver() == productPool ? pool.PRODUCT() : pool.ROYALITY();
        expectUnauthorized(admin, role);
        vm.prank(admin);
        callClaimFund(1);
    }

    function test_TheCoinCannotCallBackIntoAClaim() public {
        CallingCoin calling = new CallingCoin();
        useCoin(calling);
        buy(ann, root, true);
        calling.callOnMove(address(pool), abi.encodeCall(IPool.claim_bonus, ()));
        vm.prank(root);
        pool.claim_bonus();
        assertCallBackWasRefused(calling);
    }

    function test_TheCoinCannotCallBackIntoAClaimOfAFund() public {
        CallingCoin calling = new CallingCoin();
        useCoin(calling);
        buy(ann, root, true);
        calling.callOnMove(address(pool), abi.encodeCall(IPool.claim_bonus, ()));
        vm.prank(fundReceiver());
        callClaimFund(1);
        assertCallBackWasRefused(calling);
    }
}

contract RacePoolClaimsTest is PoolClaimsTest, OfRace {}

contract GlobalPoolClaimsTest is PoolClaimsTest, OfGlobal {}
