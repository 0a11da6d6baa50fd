// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {OwnableRoles} from "solady/auth/OwnableRoles.sol";
import {ReentrancyGuardTransient as SoladyGuardTransient} from "solady/utils/ReentrancyGuardTransient.sol";

/// @notice An empty call, for comparison.
contract Nothing {
    function run() external {}
}

contract OpenZeppelinGuard is ReentrancyGuardTransient {
    function run() external nonReentrant {}
}

contract SoladyGuard is SoladyGuardTransient {
    function run() external nonReentrant {}

    /// @dev By default Solady uses transient storage on the main chain alone.
    function _useTransientReentrancyGuardOnlyOnMainnet() internal pure override returns (bool) {
        return false;
    }
}

contract OpenZeppelinRole is AccessControl {
    constructor(address holder) {
        _grantRole(DEFAULT_ADMIN_ROLE, holder);
    }

    function run() external onlyRole(DEFAULT_ADMIN_ROLE) {}
}

contract SoladyRole is OwnableRoles {
    constructor(address holder) {
        _grantRoles(holder, _ROLE_0);
    }

    function run() external onlyRoles(_ROLE_0) {}
}
