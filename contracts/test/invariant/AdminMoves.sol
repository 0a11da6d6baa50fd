// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RegistryMoves} from "./RegistryMoves.sol";
import {AdminModel} from "./model/AdminModel.sol";

/// @notice Each function that a pool or the registry has from OpenZeppelin's access control. Contract number
/// `POOLS` is the registry.
abstract contract AdminMoves is RegistryMoves {
    function _ruled(uint256 c) internal view returns (address target, AdminModel model) {
        return c == POOLS ? (address(registry), AdminModel(sponsors)) : (address(pools[c]), models[c]);
    }

    function _do(uint256 c, address caller, bytes memory data, bytes memory why) private returns (bool done) {
        (address target,) = _ruled(c);
        done = _attempt(target, caller, data, why);
        if (done && c != POOLS) _watchAdmin(c);
    }

    function _grant(uint256 c, address caller, bytes32 role, address account) internal returns (bool done) {
        (, AdminModel model) = _ruled(c);
        bytes memory why = model.whyNotGive(role, caller);
        done = _do(c, caller, abi.encodeCall(registry.grantRole, (role, account)), why);
        if (done) model.give(role, account);
    }

    function _revoke(uint256 c, address caller, bytes32 role, address account) internal returns (bool done) {
        (, AdminModel model) = _ruled(c);
        bytes memory why = model.whyNotGive(role, caller);
        done = _do(c, caller, abi.encodeCall(registry.revokeRole, (role, account)), why);
        if (done) model.take(role, account);
    }

    function _renounce(uint256 c, address caller, bytes32 role, address confirmation)
        internal
        returns (bool done)
    {
        (, AdminModel model) = _ruled(c);
        bytes memory why = model.whyNotRenounce(role, confirmation, caller);
        done = _do(c, caller, abi.encodeCall(registry.renounceRole, (role, confirmation)), why);
        if (done) model.take(role, caller);
    }

    function _beginHandOver(uint256 c, address caller, address heir) internal returns (bool done) {
        (, AdminModel model) = _ruled(c);
        bytes memory why = model.whyNotAs(0, caller);
        done = _do(c, caller, abi.encodeCall(registry.beginDefaultAdminTransfer, (heir)), why);
        if (done) model.begin(heir);
    }

    function _cancelHandOver(uint256 c, address caller) internal returns (bool done) {
        (, AdminModel model) = _ruled(c);
        bytes memory why = model.whyNotAs(0, caller);
        done = _do(c, caller, abi.encodeCall(registry.cancelDefaultAdminTransfer, ()), why);
        if (done) model.cancel();
    }

    function _acceptHandOver(uint256 c, address caller) internal returns (bool done) {
        (, AdminModel model) = _ruled(c);
        bytes memory why = model.whyNotAccept(caller);
        done = _do(c, caller, abi.encodeCall(registry.acceptDefaultAdminTransfer, ()), why);
        if (done) model.accept();
    }

    function _changeDelay(uint256 c, address caller, uint48 next) internal returns (bool done) {
        (, AdminModel model) = _ruled(c);
        bytes memory why = model.whyNotAs(0, caller);
        done = _do(c, caller, abi.encodeCall(registry.changeDefaultAdminDelay, (next)), why);
        if (done) model.changeDelay(next);
    }

    function _keepDelay(uint256 c, address caller) internal returns (bool done) {
        (, AdminModel model) = _ruled(c);
        bytes memory why = model.whyNotAs(0, caller);
        done = _do(c, caller, abi.encodeCall(registry.rollbackDefaultAdminDelay, ()), why);
        if (done) model.keepDelay();
    }
}
