// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {People} from "./People.sol";

/// @notice Random attackers and victims, with and without roles.
abstract contract Strangers is People {
    function _anybody() internal returns (address) {
        uint256 kind = _roll(10);
        if (kind == 0) return root;
        if (kind == 1) return _newcomer();
        if (kind == 2) return _people[_roll(_people.length)];
        if (kind == 3) return _holder(_roll(POOLS), [bytes32(0), MODIFIER, PRODUCT, ROYALITY][_roll(4)]);
        if (kind == 4) return sponsors.admin();
        if (kind < 8) return _somebodyIn(_roll(POOLS));
        return _somebodyBound();
    }

    /// @dev Zero has no key and calls nothing.
    function _caller() internal returns (address caller) {
        caller = _anybody();
        return caller == address(0) ? root : caller;
    }

    /// @dev Half the time the role's holder.
    function _callerAs(uint256 c, bytes32 role) internal returns (address) {
        address holder = c == POOLS ? sponsors.admin() : _holder(c, role);
        return holder == address(0) || _roll(2) == 0 ? _caller() : holder;
    }

    function _signer(address honest) internal returns (address) {
        return _key[honest] != 0 && _roll(4) != 0 ? honest : _people[_roll(_people.length)];
    }

    function _someRole() internal returns (bytes32) {
        return [bytes32(0), MODIFIER, PRODUCT, ROYALITY, keccak256("NOBODY"), keccak256("OTHER")][_roll(6)];
    }

    function _sometimes(address one, uint256 sides) internal returns (address) {
        return _roll(sides) == 0 ? one : _anybody();
    }

    function _rarely() internal returns (bool) {
        return _roll(24) == 0;
    }

    /// @dev The right one, a wrong one, or the right one called wrong.
    function _someReferral(uint256 p, address buyer) internal returns (address referral, bool direct) {
        (referral, direct,) = models[p].referralOf(buyer);
        uint256 kind = _roll(8);
        if (kind == 0) referral = buyer;
        else if (kind == 1) referral = sponsors.sponsorOf(buyer);
        else if (kind == 2) (referral, direct) = (_somebodyIn(p), true);
        else if (kind == 3) referral = _anybody();
        else if (kind == 4) direct = !direct;
    }
}
