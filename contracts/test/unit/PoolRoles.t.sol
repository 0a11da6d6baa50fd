// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPool} from "../../src/interfaces/IPool.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {NarrowCoin, WideCoin} from "../support/AwkwardCoins.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";

/// @notice Rights of each role, and the constructor of a pool.
abstract contract PoolRolesTest is EitherPoolTest {
    /* ROLES */

    function test_TheAdminIsTheDefaultAdminWithTwoDaysNotice() public view {
        assertEq(pool.ADMIN(), pool.DEFAULT_ADMIN_ROLE());
        assertEq(pool.defaultAdmin(), admin);
        assertEq(pool.defaultAdminDelay(), 2 days);
    }

    function test_EachRoleHasTheHolderItWasBuiltWith() public view {
        assertTrue(pool.hasRole(pool.MODIFIER(), modifierAdmin));
        assertTrue(pool.hasRole(pool.ROYALITY(), royaltyAdmin));
        assertTrue(pool.hasRole(pool.PRODUCT(), productPool));
        assertEq(pool.role_holder(pool.MODIFIER()), modifierAdmin);
    }

    function test_GrantingMovesTheModifier() public {
        bytes32 role = pool.MODIFIER();
        vm.prank(admin);
        pool.grantRole(role, ann);
        assertTrue(pool.hasRole(role, ann));
        assertFalse(pool.hasRole(role, modifierAdmin));
        assertEq(pool.role_holder(role), ann);
    }

    function test_GrantingToTheHolderKeepsTheRole() public {
        bytes32 role = pool.MODIFIER();
        vm.prank(admin);
        pool.grantRole(role, modifierAdmin);
        assertTrue(pool.hasRole(role, modifierAdmin));
        assertEq(pool.role_holder(role), modifierAdmin);
    }

    function test_RenouncingLeavesARoleWithoutHolder() public {
        bytes32 role = pool.PRODUCT();
        vm.prank(productPool);
        pool.renounceRole(role, productPool);
        assertFalse(pool.hasRole(role, productPool));
        assertEq(pool.role_holder(role), address(0));
    }

    function test_RevokingAnotherLeavesTheHolder() public {
        bytes32 role = pool.MODIFIER();
        vm.prank(admin);
        pool.revokeRole(role, ann);
        assertEq(pool.role_holder(role), modifierAdmin);
    }

    /* BUILDING */

    function test_RevertWhen_TheFeeIsZero() public {
        IPool.Setup memory setup = setupOf(terms(0));
        vm.expectRevert(IPoolErrors.InvalidJoiningFee.selector);
        deploy(setup);
    }

    function test_RevertWhen_TheCoinHasMoreThanSixDecimals() public {
        IPool.Setup memory setup = setupOf(terms(FEE));
        setup.stableCoin = new WideCoin();
        vm.expectRevert(IPoolErrors.InvalidStableCoin.selector);
        deploy(setup);
    }

    function test_RevertWhen_TheCoinHasFewerThanSixDecimals() public {
        IPool.Setup memory setup = setupOf(terms(FEE));
        setup.stableCoin = new NarrowCoin();
        vm.expectRevert(IPoolErrors.InvalidStableCoin.selector);
        deploy(setup);
    }

    function test_APoolTellsItsRegistry() public view {
        assertEq(address(pool.upline_registry()), address(registry));
    }
}

contract RacePoolRolesTest is PoolRolesTest, OfRace {}

contract GlobalPoolRolesTest is PoolRolesTest, OfGlobal {}
