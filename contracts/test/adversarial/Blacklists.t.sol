// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {FreezingCoin} from "../support/AwkwardCoins.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";

/// @notice A coin may bar anybody: who is barred waits, and nobody else notices.
abstract contract BlacklistsTest is EitherPoolTest {
    FreezingCoin private _coin;

    function begin() private {
        _coin = new FreezingCoin();
        useCoin(_coin);
        buy(ann, root, true);
    }

    function claim(address member) private returns (uint256 paid) {
        uint256 before = coin.balanceOf(member);
        vm.prank(member);
        pool.claim_bonus();
        return coin.balanceOf(member) - before;
    }

    function expectClaimToFail(address member) private {
        uint256 earned = pool.getCurrentBonusEarned(member);
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        vm.prank(member);
        pool.claim_bonus();
        assertEq(pool.getCurrentBonusEarned(member), earned);
    }

    function test_ABarredMemberGoesOnEarningAndIsPaidLater() public {
        begin();
        _coin.bar(root, true);
        expectClaimToFail(root);
        uint256 first = pool.getCurrentBonusEarned(root);
        buy(ben, ann, true);
        expectClaimToFail(root);
        uint256 all = pool.getCurrentBonusEarned(root);
        assertGt(all, first);
        _coin.bar(root, false);
        assertEq(claim(root), all);
    }

    function test_OthersBuyAndClaimMeanwhile() public {
        begin();
        _coin.bar(root, true);
        buy(ben, ann, true);
        assertEq(pool.total_users(), 3);
        uint256 earned = pool.getCurrentBonusEarned(ann);
        assertEq(claim(ann), earned);
        uint256 held = fundHeld();
        vm.prank(fundReceiver());
        callClaimFund(held);
        assertEq(coin.balanceOf(address(pool)), pool.owed());
    }

    function test_ABarredReceiversFundWaitsForItOrForTheNext() public {
        begin();
        uint256 held = fundHeld();
        address receiver = fundReceiver();
        _coin.bar(receiver, true);
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        vm.prank(receiver);
        callClaimFund(held);
        assertEq(fundHeld(), held);

        bytes32 role = fundRole();
        vm.prank(admin);
        pool.propose_receiver(role, ben);
        vm.prank(ben);
        pool.accept_receiver(role);
        vm.prank(ben);
        callClaimFund(held);
        assertEq(coin.balanceOf(ben), held);
        assertEq(fundHeld(), 0);
    }

    function test_RevertWhen_TheRescuedGoesToABarredReceiver() public {
        begin();
        coin.mint(address(pool), 3);
        _coin.bar(productPool, true);
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        pool.rescue(coin);
        assertEq(coin.balanceOf(address(pool)), pool.owed() + 3);
    }

    function test_ABarredBuyerIsRefusedAndMayBuyLater() public {
        begin();
        fund(ben, pool, FEE);
        _coin.bar(ben, true);
        vm.expectRevert(IPoolErrors.NotEnoughAllowanceOrBalance.selector);
        callInvest(ben, ann, true);
        assertEq(coin.balanceOf(ben), FEE);
        assertEq(pool.total_users(), 2);
        _coin.bar(ben, false);
        callInvest(ben, ann, true);
        assertEq(pool.total_users(), 3);
    }

    /// @dev The contract cannot lift the block; its debts stay recorded.
    function test_ABarredPoolSellsAndPaysNothingAndOwesAsBefore() public {
        begin();
        _coin.bar(address(pool), true);
        fund(ben, pool, FEE);
        vm.expectRevert(IPoolErrors.NotEnoughAllowanceOrBalance.selector);
        callInvest(ben, ann, true);
        assertEq(coin.balanceOf(ben), FEE);
        expectClaimToFail(root);
        assertEq(pool.owed(), FEE);
        _coin.bar(address(pool), false);
        uint256 earned = pool.getCurrentBonusEarned(root);
        assertEq(claim(root), earned);
    }
}

contract RacePoolBlacklistsTest is BlacklistsTest, OfRace {}

contract GlobalPoolBlacklistsTest is BlacklistsTest, OfGlobal {}
