// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {
    IAccessControlDefaultAdminRules as IAdminRules
} from "@openzeppelin/contracts/access/extensions/IAccessControlDefaultAdminRules.sol";

/// @notice Holders of roles, by OpenZeppelin's rules for one admin with two steps and a delay. Each `whyNot…`
/// returns the expected revert data of a call, or no bytes if the call must succeed.
abstract contract AdminModel {
    bytes32 internal constant ADMIN = 0;
    bytes internal constant NO_REASON = "";

    address public admin;
    address public heir;
    uint256 public heirFrom;
    mapping(bytes32 role => mapping(address => bool)) public has;

    uint256 private _delay = 2 days;
    uint256 private _nextDelay;
    uint256 private _nextDelayFrom;

    constructor(address firstAdmin) {
        admin = firstAdmin;
        has[ADMIN][firstAdmin] = true;
    }

    function delay() public view returns (uint256) {
        return _nextDelayFrom != 0 && _nextDelayFrom < block.timestamp ? _nextDelay : _delay;
    }

    /* WHY NOT */

    function whyNotAs(bytes32 role, address caller) public view returns (bytes memory) {
        if (has[role][caller]) return NO_REASON;
        return abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, caller, role);
    }

    /// @dev Of granting and of revoking.
    function whyNotGive(bytes32 role, address caller) external view returns (bytes memory) {
        if (role == ADMIN) {
            return abi.encodeWithSelector(IAdminRules.AccessControlEnforcedDefaultAdminRules.selector);
        }
        return whyNotAs(_giverOf(role), caller);
    }

    function whyNotRenounce(bytes32 role, address confirmation, address caller)
        external
        view
        returns (bytes memory)
    {
        bool tooEarly = heir != address(0) || heirFrom == 0 || heirFrom >= block.timestamp;
        if (role == ADMIN && confirmation == admin && tooEarly) return _delayed();
        if (confirmation == caller) return NO_REASON;
        return abi.encodeWithSelector(IAccessControl.AccessControlBadConfirmation.selector);
    }

    function whyNotAccept(address caller) external view returns (bytes memory) {
        if (caller != heir) {
            return abi.encodeWithSelector(IAdminRules.AccessControlInvalidDefaultAdmin.selector, caller);
        }
        return heirFrom == 0 || heirFrom >= block.timestamp ? _delayed() : NO_REASON;
    }

    function _delayed() private view returns (bytes memory) {
        return abi.encodeWithSelector(IAdminRules.AccessControlEnforcedDefaultAdminDelay.selector, heirFrom);
    }

    /* APPLIED CALLS */

    function give(bytes32 role, address account) public virtual {
        has[role][account] = true;
    }

    function take(bytes32 role, address account) public virtual {
        has[role][account] = false;
        if (role == ADMIN && account == admin) (admin, heirFrom) = (address(0), 0);
    }

    function begin(address newAdmin) external {
        (heir, heirFrom) = (newAdmin, block.timestamp + delay());
    }

    function cancel() external {
        (heir, heirFrom) = (address(0), 0);
    }

    function accept() external {
        has[ADMIN][admin] = false;
        has[ADMIN][heir] = true;
        (admin, heir, heirFrom) = (heir, address(0), 0);
    }

    /// @dev A longer delay waits for itself, five days at most; a shorter one for the difference.
    function changeDelay(uint256 next) external {
        uint256 present = delay();
        uint256 longer = next < 5 days ? next : 5 days;
        _nextDelayFrom = block.timestamp + (next > present ? longer : present - next);
        (_delay, _nextDelay) = (present, next);
    }

    function keepDelay() external {
        (_delay, _nextDelay, _nextDelayFrom) = (delay(), 0, 0);
    }

    /// @dev Whose holders give and revoke `role`.
    function _giverOf(bytes32 role) internal pure virtual returns (bytes32);
}
