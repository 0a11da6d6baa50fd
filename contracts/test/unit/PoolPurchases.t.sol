// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IPoolEvents} from "../../src/interfaces/IPoolEvents.sol";
import {FalseCoin, TollCoin} from "../support/AwkwardCoins.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";

/// @notice Payments of a purchase, and its errors.
abstract contract PoolPurchasesTest is EitherPoolTest {
    function test_APurchaseTakesExactlyTheFee() public {
        ready();
        coin.mint(ann, 3 * DOLLAR);
        buy(ann, root, true);
        assertEq(coin.balanceOf(ann), 3 * DOLLAR);
        assertEq(coin.balanceOf(address(pool)), FEE);
        assertEq(pool.total_users(), 2);
    }

    function test_APurchaseOnTheTermsInForceTakesTheirFee() public {
        ready();
        fund(ann, pool, FEE);
        callInvestOnTerms(ann, root, true, terms(FEE));
        assertEq(coin.balanceOf(address(pool)), FEE);
        assertEq(pool.total_users(), 2);
    }

    /// @dev Each figure alone, by one, above and below: whatever is shown must be what is in force.
    function test_RevertWhen_AnyFigureOfTheTermsDiffersFromWhatWasShown() public {
        ready();
        fund(ann, pool, FEE);
        for (uint256 figure; figure < 4; ++figure) {
            expectTermsChanged(termsOffBy(1, figure));
            expectTermsChanged(termsOffBy(-1, figure));
        }
    }

    function termsOffBy(int16 difference, uint256 figure) private pure returns (IPool.Terms memory shown) {
        shown = terms(FEE);
        if (figure == 0) shown.joiningFee = uint56(int56(shown.joiningFee) + difference);
        else if (figure == 1) shown.referralShare = uint16(int16(shown.referralShare) + difference);
        else if (figure == 2) shown.networkShare = uint16(int16(shown.networkShare) + difference);
        else shown.operatorShare = uint16(int16(shown.operatorShare) + difference);
    }

    function expectTermsChanged(IPool.Terms memory shown) private {
        vm.expectRevert(IPoolErrors.TermsChanged.selector);
        callInvestOnTerms(ann, root, true, shown);
    }

    /// @dev MODIFIER's transaction came first: same fee, other shares, an allowance that would do.
    function test_RevertWhen_TermsAreAppliedInFrontOfAPurchase() public {
        ready();
        fund(ann, pool, FEE);
        vm.startPrank(modifierAdmin);
        pool.queue_terms(otherTerms(FEE));
        skip(48 hours);
        pool.apply_terms();
        vm.stopPrank();
        vm.expectRevert(IPoolErrors.TermsChanged.selector);
        callInvestOnTerms(ann, root, true, terms(FEE));
        assertEq(coin.balanceOf(ann), FEE);
        callInvestOnTerms(ann, root, true, otherTerms(FEE));
        assertEq(coin.balanceOf(ann), 0);
    }

    function test_RevertWhen_APurchaseOnTermsIsOtherwiseWrong() public {
        ready();
        vm.expectRevert(IPoolErrors.ReferralMustNotBeSender.selector);
        callInvestOnTerms(ann, ann, true, otherTerms(FEE));
        vm.expectRevert(IPoolErrors.NotEnoughAllowanceOrBalance.selector);
        callInvestOnTerms(ann, root, true, terms(FEE));
    }

    /// @dev Number of `LostIncome` events of the purchase.
    function lossesTold(address buyer, address referral, bool direct) private returns (uint256 losses) {
        fund(buyer, pool, FEE);
        vm.recordLogs();
        callInvest(buyer, referral, direct);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].topics[0] == IPoolEvents.LostIncome.selector) ++losses;
        }
    }

    function test_EmitsLostIncomeOnlyForASponsorWithoutAPlace() public {
        ready();
        assertEq(lossesTold(ben, root, false), 1, "ann is not in");
        assertEq(lossesTold(ann, root, true), 0, "the root is in");
    }

    function test_RevertWhen_NotStarted() public {
        list(pool);
        fund(ann, pool, FEE);
        vm.expectRevert(IPoolErrors.ContractNotInitialized.selector);
        callInvest(ann, root, true);
    }

    function test_RevertWhen_TheReferralIsTheBuyer() public {
        ready();
        fund(ann, pool, FEE);
        vm.expectRevert(IPoolErrors.ReferralMustNotBeSender.selector);
        callInvest(ann, ann, true);
    }

    function test_RevertWhen_AMemberBuysAgain() public {
        ready();
        buy(ann, root, true);
        fund(ann, pool, FEE);
        vm.expectRevert(IPoolErrors.AlreadyInvested.selector);
        callInvest(ann, root, true);
    }

    function test_RevertWhen_ASeatBuys() public {
        ready();
        buy(ann, root, true);
        fund(root, pool, FEE);
        vm.expectRevert(IPoolErrors.AlreadyInvested.selector);
        callInvest(root, ann, true);
    }

    function test_RevertWhen_TheReferralHasNoPlace() public {
        ready();
        fund(ben, pool, FEE);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        callInvest(ben, ann, true);
    }

    function test_RevertWhen_TheSponsorIsInButPassedOver() public {
        ready();
        buy(ann, root, true);
        fund(ben, pool, FEE);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        callInvest(ben, root, false);
    }

    function test_RevertWhen_ANearerAncestorIsPassedOver() public {
        ready();
        buy(ann, root, true);
        address cat = enroll(makeAddr("cat"), ben);
        fund(cat, pool, FEE);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        callInvest(cat, root, false);
    }

    function test_RevertWhen_AnUnboundWalletBuysIndirectly() public {
        ready();
        address cat = makeAddr("cat");
        fund(cat, pool, FEE);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        callInvest(cat, root, false);
    }

    function test_RevertWhen_TheAllowanceIsOneUnitShort() public {
        ready();
        coin.mint(ann, FEE);
        vm.prank(ann);
        coin.approve(address(pool), FEE - 1);
        vm.expectRevert(IPoolErrors.NotEnoughAllowanceOrBalance.selector);
        callInvest(ann, root, true);
    }

    function test_RevertWhen_TheBalanceIsOneUnitShort() public {
        ready();
        coin.mint(ann, FEE - 1);
        vm.prank(ann);
        coin.approve(address(pool), FEE);
        vm.expectRevert(IPoolErrors.NotEnoughAllowanceOrBalance.selector);
        callInvest(ann, root, true);
    }

    function test_RevertWhen_TheCoinSaysNo() public {
        useCoin(new FalseCoin());
        fund(ann, pool, FEE);
        vm.expectRevert(IPoolErrors.NotEnoughAllowanceOrBalance.selector);
        callInvest(ann, root, true);
    }

    function test_RevertWhen_LessThanTheFeeArrives() public {
        useCoin(new TollCoin());
        fund(ann, pool, FEE);
        vm.expectRevert(IPoolErrors.TransferFailed.selector);
        callInvest(ann, root, true);
    }
}

contract RacePoolPurchasesTest is PoolPurchasesTest, OfRace {}

contract GlobalPoolPurchasesTest is PoolPurchasesTest, OfGlobal {}
