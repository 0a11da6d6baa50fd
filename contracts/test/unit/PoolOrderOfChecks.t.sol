// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";

/// @notice A call that breaks several rules is told the first: screens and the reference model rely on it.
abstract contract PoolOrderOfChecksTest is EitherPoolTest {
    address private _stranger = makeAddr("stranger");

    function expectRefusal(bytes4 reason, address buyer, address referral) private {
        vm.expectRevert(reason);
        callInvest(buyer, referral, true);
    }

    function pause() private {
        vm.prank(admin);
        pool.set_paused(true);
    }

    function retire() private {
        vm.warp(1_800_000_000);
        vm.startPrank(admin);
        pool.queue_retirement();
        skip(48 hours);
        pool.retire();
        vm.stopPrank();
    }

    function test_RevertWhen_NotStartedWhateverElseIsWrong() public {
        list(pool);
        retire();
        pause();
        expectRefusal(IPoolErrors.ContractNotInitialized.selector, ann, ann);
    }

    function test_RevertWhen_RetiredBeforeAnyPauseIsTold() public {
        ready();
        retire();
        pause();
        expectRefusal(IPoolErrors.PoolRetired.selector, ann, ann);
    }

    function test_RevertWhen_PausedBeforeAnyReferralIsTold() public {
        ready();
        vm.warp(1_800_000_000);
        pause();
        expectRefusal(IPoolErrors.PurchasesPaused.selector, ann, ann);
    }

    function test_RevertWhen_AMemberRefersHimselfBeforeHisPlaceIsTold() public {
        ready();
        buy(ann, root, true);
        expectRefusal(IPoolErrors.ReferralMustNotBeSender.selector, ann, ann);
    }

    function test_RevertWhen_AMemberNamesAStrangerBeforeTheReferralIsTold() public {
        ready();
        buy(ann, root, true);
        expectRefusal(IPoolErrors.AlreadyInvested.selector, ann, _stranger);
    }

    function test_RevertWhen_AMemberWasShownOtherTermsHisPlaceIsToldFirst() public {
        ready();
        buy(ann, root, true);
        vm.expectRevert(IPoolErrors.AlreadyInvested.selector);
        callInvestOnTerms(ann, _stranger, true, otherTerms(FEE));
    }

    function test_RevertWhen_TheTermsChangedBeforeTheReferralIsTold() public {
        ready();
        vm.expectRevert(IPoolErrors.TermsChanged.selector);
        callInvestOnTerms(ann, _stranger, true, otherTerms(FEE));
    }

    function test_RevertWhen_TheReferralIsWrongBeforeTheMoneyIsTold() public {
        ready();
        expectRefusal(IPoolErrors.InvalidReferral.selector, ann, _stranger);
    }

    function test_RevertWhen_ThereIsNoMoneyAfterAllElseIsRight() public {
        ready();
        expectRefusal(IPoolErrors.NotEnoughAllowanceOrBalance.selector, ann, root);
    }

    function test_RevertWhen_SeatedAfterTheStartWhateverElseIsWrong() public {
        list(pool);
        open(pool, enrollMany("seat", 5, root));
        vm.prank(admin);
        vm.expectRevert(IPoolErrors.ContractStarted.selector);
        pool.add_platform_investor(root);
    }

    function test_RevertWhen_AllSeatsAreTakenBeforeADoubleSeatIsTold() public {
        list(pool);
        address[] memory others = enrollMany("seat", 5, root);
        vm.startPrank(admin);
        pool.add_platform_investor(root);
        for (uint256 i; i < 5; ++i) {
            pool.add_platform_investor(others[i]);
        }
        vm.expectRevert(IPoolErrors.MaximumPlatformInvestorsReached.selector);
        pool.add_platform_investor(root);
    }
}

contract RacePoolOrderOfChecksTest is PoolOrderOfChecksTest, OfRace {}

contract GlobalPoolOrderOfChecksTest is PoolOrderOfChecksTest, OfGlobal {}
