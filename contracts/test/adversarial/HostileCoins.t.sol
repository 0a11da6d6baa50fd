// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";
import {
    HungryCoin,
    IdleCoin,
    LaterTollCoin,
    LyingCoin,
    SilentCoin,
    StingyCoin,
    TwoDoorCoin,
    VerboseCoin
} from "../support/HostileCoins.sol";

/// @notice Whatever a coin does, nobody is credited without a payment and nothing owed is forgotten.
abstract contract HostileCoinsTest is EitherPoolTest {
    /// @dev The claim fails, and afterwards all is as before.
    function assertRootCannotClaim() private {
        uint256 earned = pool.getCurrentBonusEarned(root);
        uint256 owed = pool.owed();
        assertGt(earned, 0);
        vm.prank(root);
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        pool.claim_bonus();
        assertEq(pool.getCurrentBonusEarned(root), earned);
        assertEq(pool.claimed_bonus(root), 0);
        assertEq(pool.owed(), owed);
    }

    function assertFundCannotBeClaimed() private {
        uint256 held = fundHeld();
        assertGt(held, 0);
        address receiver = fundReceiver();
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        vm.prank(receiver);
        callClaimFund(held);
        assertEq(fundHeld(), held);
    }

    /* RETURN VALUES */

    function test_ACoinThatAnswersNothingWorks() public {
        useCoin(MockStableCoin(address(new SilentCoin())));
        buy(ann, root, true);
        buy(ben, ann, true);
        uint256 earned = pool.getCurrentBonusEarned(root);
        vm.prank(root);
        pool.claim_bonus();
        assertEq(coin.balanceOf(root), earned);
        uint256 held = fundHeld();
        vm.prank(fundReceiver());
        callClaimFund(held);
        assertEq(coin.balanceOf(fundReceiver()), held);
        assertEq(coin.balanceOf(address(pool)), pool.owed());
    }

    function test_RevertWhen_ACoinThatAnswersNothingHasNoAllowance() public {
        useCoin(MockStableCoin(address(new SilentCoin())));
        coin.mint(ann, FEE);
        vm.expectRevert(IPoolErrors.NotEnoughAllowanceOrBalance.selector);
        callInvest(ann, root, true);
    }

    function test_RevertWhen_TheCoinSaysNoToPayingOut() public {
        useCoin(new StingyCoin());
        buy(ann, root, true);
        assertRootCannotClaim();
        assertFundCannotBeClaimed();
        coin.mint(address(pool), 1);
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        pool.rescue(coin);
    }

    function test_AVerboseCoinCostsLittle() public {
        useCoin(new VerboseCoin());
        fund(ann, pool, FEE);
        uint256 before = gasleft();
        callInvestWithPermit(ann, root, true, Permit(terms(FEE), 0, 0, 0, 0));
        assertLt(before - gasleft(), 600_000, "its answers are not copied");
        assertEq(pool.total_users(), 2);
    }

    /// @dev The coin takes 63 of 64 parts of the gas; what is left must be enough for a buyer who sends more.
    function test_APermitThatBurnsItsGasIsSurvived() public {
        useCoin(new HungryCoin());
        fund(ann, pool, FEE);
        callInvestWithPermit(ann, root, true, Permit(terms(FEE), 0, 0, 0, 0));
        assertEq(pool.total_users(), 2);
    }

    /* TRANSFERRED AMOUNTS */

    function test_RevertWhen_TheCoinMovesNothing() public {
        useCoin(new IdleCoin());
        fund(ann, pool, FEE);
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        callInvest(ann, root, true);
    }

    function test_ACoinThatBeginsToTakeATollEndsPurchasesButNotClaims() public {
        LaterTollCoin toll = new LaterTollCoin();
        useCoin(toll);
        buy(ann, root, true);
        toll.takeToll();
        fund(ben, pool, FEE);
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        callInvest(ben, ann, true);

        uint256 earned = pool.getCurrentBonusEarned(root);
        vm.prank(root);
        pool.claim_bonus();
        assertEq(coin.balanceOf(root), earned - 1);
        assertEq(pool.claimed_bonus(root), earned);
        assertEq(coin.balanceOf(address(pool)), pool.owed());
    }

    /* REPORTED BALANCES */

    function test_RevertWhen_TheCoinTellsTheSameBalanceAfterTheFee() public {
        LyingCoin lying = new LyingCoin();
        useCoin(lying);
        lying.tell(address(pool), 0);
        fund(ann, pool, FEE);
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        callInvest(ann, root, true);
        lying.tell(address(pool), type(uint256).max - FEE);
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        callInvest(ann, root, true);
    }

    /// @dev Near the end of the number line the sum would wrap: it reverts instead.
    function test_RevertWhen_TheToldBalanceLeavesNoRoomForTheFee() public {
        LyingCoin lying = new LyingCoin();
        useCoin(lying);
        lying.tell(address(pool), type(uint256).max);
        fund(ann, pool, FEE);
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 0x11));
        callInvest(ann, root, true);
    }

    function test_ALyingCoinCannotMakeTheRescueTouchWhatIsOwed() public {
        LyingCoin lying = new LyingCoin();
        useCoin(lying);
        buy(ann, root, true);
        lying.tell(address(pool), FEE + 2 * FEE);
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        pool.rescue(coin);
        lying.tell(address(pool), 0);
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.NothingToRescue.selector);
        pool.rescue(coin);
        lying.tell(address(0), 0);
        assertEq(coin.balanceOf(address(pool)), pool.owed());
    }

    function test_ClaimsDoNotAskForTheBalance() public {
        LyingCoin lying = new LyingCoin();
        useCoin(lying);
        buy(ann, root, true);
        lying.tell(address(pool), 0);
        uint256 earned = pool.getCurrentBonusEarned(root);
        vm.prank(root);
        pool.claim_bonus();
        assertEq(coin.balanceOf(root), earned);
    }

    /* A COIN WITH TWO ADDRESSES */

    function test_RevertWhen_WhatIsOwedWouldLeaveByTheCoinsSecondDoor() public {
        TwoDoorCoin twoDoors = new TwoDoorCoin();
        useCoin(twoDoors);
        buy(ann, root, true);
        IERC20Metadata door = IERC20Metadata(address(twoDoors.door()));
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        pool.rescue(door);
        assertEq(twoDoors.balanceOf(address(pool)), pool.owed());
    }
}

contract RacePoolHostileCoinsTest is HostileCoinsTest, OfRace {}

contract GlobalPoolHostileCoinsTest is HostileCoinsTest, OfGlobal {}
