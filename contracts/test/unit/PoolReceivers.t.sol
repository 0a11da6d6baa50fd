// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IPoolEvents} from "../../src/interfaces/IPoolEvents.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";

/// @notice The receivers' roles move when the next holder accepts, and in no other way.
abstract contract PoolReceiversTest is EitherPoolTest {
    bytes32 private constant PRODUCT = keccak256("PRODUCT");
    bytes32 private constant ROYALITY = keccak256("ROYALITY");

    function propose(bytes32 role, address account) private {
        vm.prank(admin);
        pool.propose_receiver(role, account);
    }

    function accept(address account, bytes32 role) private {
        vm.prank(account);
        pool.accept_receiver(role);
    }

    function expectRefusal(address account, bytes32 role) private {
        vm.prank(account);
        vm.expectRevert(IPoolErrors.UnknownReceiver.selector);
        pool.accept_receiver(role);
    }

    function assertMoves(bytes32 role, address previous) private {
        vm.expectEmit(address(pool));
        emit IPoolEvents.ReceiverProposed(role, ann);
        propose(role, ann);
        assertEq(pool.proposed_receiver(role), ann);
        assertEq(pool.role_holder(role), previous, "until it is accepted");
        assertTrue(pool.hasRole(role, previous));
        assertFalse(pool.hasRole(role, ann));

        vm.expectEmit(address(pool));
        emit IPoolEvents.ReceiverChanged(role, previous, ann);
        accept(ann, role);
        assertEq(pool.role_holder(role), ann);
        assertTrue(pool.hasRole(role, ann));
        assertFalse(pool.hasRole(role, previous));
        assertEq(pool.proposed_receiver(role), address(0));
    }

    function test_TheProductReceiverMovesByOfferAndAcceptance() public {
        assertMoves(PRODUCT, productPool);
        assertEq(pool.role_holder(ROYALITY), royaltyAdmin);
    }

    function test_TheRoyaltyReceiverMovesByOfferAndAcceptance() public {
        assertMoves(ROYALITY, royaltyAdmin);
        assertEq(pool.role_holder(PRODUCT), productPool);
    }

    function test_TheFundFollowsItsReceiver() public {
        ready();
        buy(ann, root, true);
        bytes32 role = fundRole();
        address previous = fundReceiver();
        propose(role, ben);
        accept(ben, role);
        expectUnauthorized(previous, role);
        vm.prank(previous);
        callClaimFund(1);
        uint256 held = fundHeld();
        vm.prank(ben);
        callClaimFund(held);
        assertEq(coin.balanceOf(ben), held);
    }

    function test_ALaterOfferReplacesTheFirst() public {
        propose(PRODUCT, ann);
        propose(PRODUCT, ben);
        expectRefusal(ann, PRODUCT);
        accept(ben, PRODUCT);
        assertEq(pool.role_holder(PRODUCT), ben);
    }

    function test_TheAdminCancelsAnOffer() public {
        propose(PRODUCT, ann);
        vm.expectEmit(address(pool));
        emit IPoolEvents.ReceiverProposed(PRODUCT, address(0));
        propose(PRODUCT, address(0));
        expectRefusal(ann, PRODUCT);
        assertEq(pool.role_holder(PRODUCT), productPool);
    }

    function test_AnOfferIsUsedOnce() public {
        propose(PRODUCT, ann);
        accept(ann, PRODUCT);
        propose(PRODUCT, ben);
        accept(ben, PRODUCT);
        expectRefusal(ann, PRODUCT);
        expectRefusal(ben, PRODUCT);
    }

    function test_ARoleWithoutHolderCanBeOffered() public {
        vm.prank(productPool);
        pool.renounceRole(PRODUCT, productPool);
        propose(PRODUCT, ann);
        vm.expectEmit(address(pool));
        emit IPoolEvents.ReceiverChanged(PRODUCT, address(0), ann);
        accept(ann, PRODUCT);
        assertEq(pool.role_holder(PRODUCT), ann);
    }

    function test_TheHolderMayAcceptItsOwnRoleAgain() public {
        propose(PRODUCT, productPool);
        accept(productPool, PRODUCT);
        assertEq(pool.role_holder(PRODUCT), productPool);
        assertTrue(pool.hasRole(PRODUCT, productPool));
    }

    function test_RevertWhen_AnybodyElseAccepts() public {
        propose(PRODUCT, ann);
        expectRefusal(ben, PRODUCT);
        expectRefusal(admin, PRODUCT);
        expectRefusal(productPool, PRODUCT);
        expectRefusal(ann, ROYALITY);
    }

    function test_RevertWhen_AnotherRoleIsOffered() public {
        bytes32 modifierRole = pool.MODIFIER();
        bytes32 adminRole = pool.ADMIN();
        vm.startPrank(admin);
        vm.expectRevert(IPoolErrors.UnknownReceiver.selector);
        pool.propose_receiver(modifierRole, ann);
        vm.expectRevert(IPoolErrors.UnknownReceiver.selector);
        pool.propose_receiver(adminRole, ann);
        vm.expectRevert(IPoolErrors.UnknownReceiver.selector);
        pool.propose_receiver(keccak256("NOBODY"), ann);
    }
}

contract RacePoolReceiversTest is PoolReceiversTest, OfRace {}

contract GlobalPoolReceiversTest is PoolReceiversTest, OfGlobal {}
