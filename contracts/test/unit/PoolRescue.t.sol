// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IPoolEvents} from "../../src/interfaces/IPoolEvents.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";

/// @notice Debts of a pool, and rescue of the surplus.
abstract contract PoolRescueTest is EitherPoolTest {
    MockStableCoin private _foreign = new MockStableCoin();

    function rescue(MockStableCoin token) private {
        vm.prank(admin);
        pool.rescue(token);
    }

    function expectRefusal(MockStableCoin token, bytes4 reason) private {
        vm.prank(admin);
        vm.expectRevert(reason);
        pool.rescue(token);
    }

    /* OWED */

    function test_FeesLessPaymentsAreOwed() public {
        assertEq(pool.owed(), 0);
        ready();
        assertEq(pool.owed(), 0, "seats pay nothing");
        buy(ann, root, true);
        buy(ben, ann, true);
        assertEq(pool.owed(), 2 * FEE);

        uint256 earned = pool.getCurrentBonusEarned(root);
        vm.prank(root);
        pool.claim_bonus();
        assertEq(pool.owed(), 2 * FEE - earned);

        uint256 held = fundHeld();
        vm.prank(fundReceiver());
        callClaimFund(held - 1);
        assertEq(fundHeld(), 1);
        assertEq(pool.owed(), 2 * FEE - earned - held + 1);
        assertEq(coin.balanceOf(address(pool)), pool.owed());
    }

    /* RESCUE */

    function test_AForeignTokenGoesToTheProductReceiver() public {
        _foreign.mint(address(pool), 5);
        vm.expectEmit(address(pool));
        emit IPoolEvents.Rescued(address(_foreign), productPool, 5);
        rescue(_foreign);
        assertEq(_foreign.balanceOf(productPool), 5);
        assertEq(_foreign.balanceOf(address(pool)), 0);
    }

    function test_OnlyWhatExceedsTheOwedIsRescuedOfTheStableCoin() public {
        ready();
        buy(ann, root, true);
        coin.mint(address(pool), 3);
        assertEq(pool.owed(), FEE, "a gift is owed to nobody");
        vm.expectEmit(address(pool));
        emit IPoolEvents.Rescued(address(coin), productPool, 3);
        rescue(coin);
        assertEq(coin.balanceOf(productPool), 3);
        assertEq(coin.balanceOf(address(pool)), FEE);
        assertEq(pool.owed(), FEE);
    }

    function test_AllClaimsCanBePaidAfterARescue() public {
        ready();
        buy(ann, root, true);
        coin.mint(address(pool), 1);
        rescue(coin);
        uint256 held = fundHeld();
        vm.prank(root);
        pool.claim_bonus();
        vm.prank(fundReceiver());
        callClaimFund(held);
        assertEq(coin.balanceOf(address(pool)), pool.owed());
    }

    function test_TheRescuedGoesToAnAcceptedReceiver() public {
        bytes32 role = pool.PRODUCT();
        vm.prank(admin);
        pool.propose_receiver(role, ann);
        vm.prank(ann);
        pool.accept_receiver(role);
        _foreign.mint(address(pool), 5);
        rescue(_foreign);
        assertEq(_foreign.balanceOf(ann), 5);
    }

    function test_RevertWhen_ThereIsNothingToRescue() public {
        expectRefusal(_foreign, IPoolErrors.NothingToRescue.selector);
        expectRefusal(coin, IPoolErrors.NothingToRescue.selector);
        ready();
        buy(ann, root, true);
        expectRefusal(coin, IPoolErrors.NothingToRescue.selector);
    }

    function test_RevertWhen_TheCoinHoldsLessThanIsOwed() public {
        ready();
        buy(ann, root, true);
        deal(address(coin), address(pool), FEE - 1);
        expectRefusal(coin, IPoolErrors.NothingToRescue.selector);
    }

    function test_RevertWhen_NobodyReceivesTheRescued() public {
        bytes32 role = pool.PRODUCT();
        vm.prank(productPool);
        pool.renounceRole(role, productPool);
        expectRefusal(_foreign, IPoolErrors.NothingToRescue.selector);
        _foreign.mint(address(pool), 5);
        expectRefusal(_foreign, IPoolErrors.UnknownReceiver.selector);
    }
}

contract RacePoolRescueTest is PoolRescueTest, OfRace {}

contract GlobalPoolRescueTest is PoolRescueTest, OfGlobal {}
