// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {EitherPoolTest, OfGlobal, OfRace} from "../support/EitherPool.sol";
import {HoldersTest} from "../support/Holders.sol";

/// @notice Makes every call that needs a role from each wallet without that role. The arguments break other
/// rules too where possible: the pool checks the role first.
abstract contract PoolRoleTableTest is EitherPoolTest, HoldersTest {
    bytes32 private constant ADMIN = 0;
    bytes32 private constant MODIFIER = keccak256("MODIFIER");
    bytes32 private constant ROYALITY = keccak256("ROYALITY");
    bytes32 private constant PRODUCT = keccak256("PRODUCT");
    bytes32 private constant NOBODY = keccak256("NOBODY");

    /// @dev The admin, each other role's holder, a member, a seat, a stranger and the pool itself.
    function everybody() private returns (address[] memory all) {
        all = new address[](8);
        (all[0], all[1], all[2], all[3]) = (admin, modifierAdmin, productPool, royaltyAdmin);
        (all[4], all[5], all[6], all[7]) = (ann, root, makeAddr("stranger"), address(pool));
    }

    function begin() private {
        ready();
        buy(ann, root, true);
    }

    function refuseAll(bytes32 role, bytes[] memory data) private {
        Guarded[] memory calls = new Guarded[](data.length);
        for (uint256 i; i < data.length; ++i) {
            calls[i] = Guarded(data[i], role);
        }
        assertGuarded(address(pool), calls, everybody());
    }

    function test_RevertWhen_AnybodyButTheAdminRulesThePool() public {
        begin();
        bytes[] memory data = new bytes[](15);
        data[0] = abi.encodeCall(IPool.add_platform_investor, (ann));
        data[1] = abi.encodeCall(IPool.start, ());
        data[2] = abi.encodeCall(IPool.set_paused, (true));
        data[3] = abi.encodeCall(IPool.set_paused, (false));
        data[4] = abi.encodeCall(IPool.retire, ());
        data[5] = abi.encodeCall(IPool.propose_receiver, (ADMIN, ann));
        data[6] = abi.encodeCall(IPool.rescue, (coin));
        data[7] = abi.encodeCall(IAccessControl.grantRole, (MODIFIER, ann));
        data[8] = abi.encodeCall(IAccessControl.revokeRole, (MODIFIER, modifierAdmin));
        data[9] = abi.encodeCall(AccessControlDefaultAdminRules.beginDefaultAdminTransfer, (ann));
        data[10] = abi.encodeCall(AccessControlDefaultAdminRules.cancelDefaultAdminTransfer, ());
        data[11] = abi.encodeCall(AccessControlDefaultAdminRules.changeDefaultAdminDelay, (0));
        data[12] = abi.encodeCall(AccessControlDefaultAdminRules.rollbackDefaultAdminDelay, ());
        data[13] = abi.encodeCall(IPool.queue_retirement, ());
        data[14] = abi.encodeCall(IPool.cancel_retirement, ());
        refuseAll(ADMIN, data);
        assertTrue(pool.is_open());
        assertEq(pool.role_holder(MODIFIER), modifierAdmin);
    }

    function test_RevertWhen_AnybodyButTheModifierChangesTerms() public {
        begin();
        bytes[] memory data = new bytes[](3);
        data[0] = abi.encodeCall(IPool.queue_terms, (termsOf(0, 1, 1, 1)));
        data[1] = abi.encodeCall(IPool.apply_terms, ());
        data[2] = abi.encodeCall(IPool.cancel_terms, ());
        refuseAll(MODIFIER, data);
    }

    function test_RevertWhen_AnybodyButItsReceiverClaimsTheFund() public {
        begin();
        bytes[] memory data = new bytes[](3);
        data[0] = claimFundData(0);
        data[1] = claimFundData(1);
        data[2] = claimFundData(type(uint256).max);
        refuseAll(fundRole(), data);
    }

    /// @dev The admin has no right to grant these roles either.
    function test_RevertWhen_AnybodyAtAllGrantsOrRevokesAReceiversRole() public {
        begin();
        bytes[] memory data = new bytes[](6);
        data[0] = abi.encodeCall(IAccessControl.grantRole, (PRODUCT, admin));
        data[1] = abi.encodeCall(IAccessControl.revokeRole, (PRODUCT, productPool));
        data[2] = abi.encodeCall(IAccessControl.grantRole, (ROYALITY, admin));
        data[3] = abi.encodeCall(IAccessControl.revokeRole, (ROYALITY, royaltyAdmin));
        data[4] = abi.encodeCall(IAccessControl.grantRole, (NOBODY, admin));
        data[5] = abi.encodeCall(IAccessControl.revokeRole, (NOBODY, admin));
        refuseAll(NOBODY, data);
        assertEq(pool.role_holder(PRODUCT), productPool);
        assertEq(pool.role_holder(ROYALITY), royaltyAdmin);
    }

    function test_NobodyHoldsTheRoleThatRulesTheReceivers() public {
        address[] memory all = everybody();
        for (uint256 i; i < all.length; ++i) {
            assertFalse(pool.hasRole(NOBODY, all[i]));
        }
        assertEq(pool.getRoleAdmin(PRODUCT), NOBODY);
        assertEq(pool.getRoleAdmin(ROYALITY), NOBODY);
        assertEq(pool.getRoleAdmin(NOBODY), NOBODY);
        assertEq(pool.getRoleAdmin(MODIFIER), ADMIN);
    }
}

contract RacePoolRoleTableTest is PoolRoleTableTest, OfRace {}

contract GlobalPoolRoleTableTest is PoolRoleTableTest, OfGlobal {}
