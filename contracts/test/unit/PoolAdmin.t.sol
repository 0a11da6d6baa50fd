// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    IAccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/IAccessControlDefaultAdminRules.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";

/// @notice There is one admin; the next one waits two days and must come for it in person.
abstract contract PoolAdminTest is EitherPoolTest {
    uint256 private constant NOW = 1_800_000_000;

    function beginTransfer() private {
        vm.warp(NOW);
        vm.prank(admin);
        pool.beginDefaultAdminTransfer(ann);
    }

    function accept(address account) private {
        vm.prank(account);
        pool.acceptDefaultAdminTransfer();
    }

    function test_TheNextAdminTakesOverAfterTwoDaysAndTheFormerIsOut() public {
        beginTransfer();
        vm.warp(NOW + 2 days + 1);
        assertEq(pool.defaultAdmin(), admin, "until they come");
        accept(ann);
        assertEq(pool.defaultAdmin(), ann);
        bytes32 role = pool.ADMIN();
        assertFalse(pool.hasRole(role, admin));

        expectUnauthorized(admin, role);
        vm.prank(admin);
        pool.set_paused(true);
        vm.prank(ann);
        pool.set_paused(true);
        assertGt(pool.paused_until(), 0);
    }

    function test_TheOtherRolesStayWhenTheAdminChanges() public {
        beginTransfer();
        vm.warp(NOW + 2 days + 1);
        accept(ann);
        assertEq(pool.role_holder(pool.MODIFIER()), modifierAdmin);
        assertEq(pool.role_holder(pool.PRODUCT()), productPool);
        assertEq(pool.role_holder(pool.ROYALITY()), royaltyAdmin);
        assertEq(pool.role_holder(pool.ADMIN()), address(0), "the admin is asked for by its own view");
    }

    function test_RevertWhen_TheNextAdminComesEarly() public {
        beginTransfer();
        vm.warp(NOW + 2 days);
        vm.expectRevert(
            abi.encodeWithSelector(
                IAccessControlDefaultAdminRules.AccessControlEnforcedDefaultAdminDelay.selector, NOW + 2 days
            )
        );
        accept(ann);
    }

    function test_RevertWhen_AcceptingAnothersOrACancelledTransfer() public {
        beginTransfer();
        vm.warp(NOW + 2 days + 1);
        expectNotPending(ben);
        vm.prank(admin);
        pool.cancelDefaultAdminTransfer();
        expectNotPending(ann);
        assertEq(pool.defaultAdmin(), admin);
    }

    function expectNotPending(address account) private {
        vm.expectRevert(
            abi.encodeWithSelector(
                IAccessControlDefaultAdminRules.AccessControlInvalidDefaultAdmin.selector, account
            )
        );
        accept(account);
    }

    function test_RevertWhen_TheAdminIsGrantedOrRevokedDirectly() public {
        bytes32 role = pool.ADMIN();
        vm.startPrank(admin);
        vm.expectRevert(IAccessControlDefaultAdminRules.AccessControlEnforcedDefaultAdminRules.selector);
        pool.grantRole(role, ann);
        vm.expectRevert(IAccessControlDefaultAdminRules.AccessControlEnforcedDefaultAdminRules.selector);
        pool.revokeRole(role, admin);
    }

    function test_RevertWhen_BuiltWithoutAnAdmin() public {
        IPool.Setup memory setup = setupOf(terms(FEE));
        setup.admin = address(0);
        vm.expectRevert(
            abi.encodeWithSelector(
                IAccessControlDefaultAdminRules.AccessControlInvalidDefaultAdmin.selector, address(0)
            )
        );
        deploy(setup);
    }
}

contract RacePoolAdminTest is PoolAdminTest, OfRace {}

contract GlobalPoolAdminTest is PoolAdminTest, OfGlobal {}
