// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPool} from "../../src/interfaces/IPool.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {WideCoin} from "../support/AwkwardCoins.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";

/// @notice Who may do what, and how a pool is built.
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

    function test_GrantingMovesARole() public {
        bytes32 role = pool.PRODUCT();
        vm.prank(admin);
        pool.grantRole(role, ann);
        assertTrue(pool.hasRole(role, ann));
        assertFalse(pool.hasRole(role, productPool));
        assertEq(pool.role_holder(role), ann);
    }

    function test_GrantingToTheHolderKeepsTheRole() public {
        bytes32 role = pool.PRODUCT();
        vm.prank(admin);
        pool.grantRole(role, productPool);
        assertTrue(pool.hasRole(role, productPool));
        assertEq(pool.role_holder(role), productPool);
    }

    function test_RenouncingLeavesARoleWithoutHolder() public {
        bytes32 role = pool.PRODUCT();
        vm.prank(productPool);
        pool.renounceRole(role, productPool);
        assertFalse(pool.hasRole(role, productPool));
        assertEq(pool.role_holder(role), address(0));
    }

    function test_RevokingAnotherLeavesTheHolder() public {
        bytes32 role = pool.PRODUCT();
        vm.prank(admin);
        pool.revokeRole(role, ann);
        assertEq(pool.role_holder(role), productPool);
    }

    function test_RevertWhen_StrangersGrantStartOrSeat() public {
        bytes32 modifierRole = pool.MODIFIER();
        bytes32 adminRole = pool.ADMIN();
        vm.startPrank(modifierAdmin);
        expectUnauthorized(modifierAdmin, adminRole);
        pool.grantRole(modifierRole, ann);
        expectUnauthorized(modifierAdmin, adminRole);
        pool.start();
        expectUnauthorized(modifierAdmin, adminRole);
        pool.add_platform_investor(root);
    }

    /* BUILDING */

    function test_RevertWhen_TheFeeIsZero() public {
        IPool.Setup memory setup = setupOf(0);
        vm.expectRevert(IPoolErrors.InvalidJoiningFee.selector);
        this.deployExternally(setup);
    }

    function test_RevertWhen_TheCoinHasNotSixDecimals() public {
        IPool.Setup memory setup = setupOf(FEE);
        setup.stableCoin = new WideCoin();
        vm.expectRevert(IPoolErrors.InvalidStableCoin.selector);
        this.deployExternally(setup);
    }

    function deployExternally(IPool.Setup memory setup) external {
        deploy(setup);
    }
}

contract RacePoolRolesTest is PoolRolesTest, OfRace {}

contract GlobalPoolRolesTest is PoolRolesTest, OfGlobal {}
