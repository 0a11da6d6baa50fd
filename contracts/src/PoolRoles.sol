// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IPool} from "./interfaces/IPool.sol";

/// @title PoolRoles
/// @notice Who may act for the operator. Each role but ADMIN has one holder.
abstract contract PoolRoles is IPool, AccessControlDefaultAdminRules {
    /// @notice Seeds, starts, pauses and retires the pool, names the MODIFIER and offers the receivers' roles.
    bytes32 public constant ADMIN = DEFAULT_ADMIN_ROLE;
    /// @notice Changes the terms, slowly.
    bytes32 public constant MODIFIER = keccak256("MODIFIER");
    /// @notice Receives the royalty fund.
    bytes32 public constant ROYALITY = keccak256("ROYALITY");
    /// @notice Receives the product fund, and what is rescued.
    bytes32 public constant PRODUCT = keccak256("PRODUCT");

    /// @dev Administers the receivers' roles and itself and is held by nobody, for ever: receivers change by
    /// offer and acceptance alone.
    bytes32 private constant _NOBODY = keccak256("NOBODY");

    mapping(bytes32 role => address) private _roleHolders;
    mapping(bytes32 role => address) private _proposed;

    constructor(Setup memory setup) AccessControlDefaultAdminRules(2 days, setup.admin) {
        _grantRole(MODIFIER, setup.modifierAdmin);
        _grantRole(ROYALITY, setup.royaltyAdmin);
        _grantRole(PRODUCT, setup.productPool);
        _setRoleAdmin(_NOBODY, _NOBODY);
        _setRoleAdmin(ROYALITY, _NOBODY);
        _setRoleAdmin(PRODUCT, _NOBODY);
    }

    /* RECEIVERS */

    /// @inheritdoc IPool
    function propose_receiver(bytes32 role, address account) external onlyRole(ADMIN) {
        require(role == PRODUCT || role == ROYALITY, UnknownReceiver());
        _proposed[role] = account;
        emit ReceiverProposed(role, account);
    }

    /// @inheritdoc IPool
    function accept_receiver(bytes32 role) external {
        require(_proposed[role] == msg.sender, UnknownReceiver());
        delete _proposed[role];
        address previous = _roleHolders[role];
        _grantRole(role, msg.sender);
        emit ReceiverChanged(role, previous, msg.sender);
    }

    /* ONE HOLDER EACH */

    /// @dev Granting moves the role.
    function _grantRole(bytes32 role, address account) internal override returns (bool) {
        if (role != ADMIN) {
            _revokeRole(role, _roleHolders[role]);
            _roleHolders[role] = account;
        }
        return super._grantRole(role, account);
    }

    function _revokeRole(bytes32 role, address account) internal override returns (bool) {
        if (_roleHolders[role] == account) delete _roleHolders[role];
        return super._revokeRole(role, account);
    }

    /* VIEWS */

    /// @inheritdoc IPool
    function role_holder(bytes32 role) public view returns (address) {
        return _roleHolders[role];
    }

    /// @inheritdoc IPool
    function proposed_receiver(bytes32 role) external view returns (address) {
        return _proposed[role];
    }
}
