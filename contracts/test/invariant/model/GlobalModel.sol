// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PoolBase} from "../../../src/PoolBase.sol";
import {IPool} from "../../../src/interfaces/IPool.sol";
import {Figures, Place} from "../PoolState.sol";
import {PoolModel} from "./PoolModel.sol";
import {SponsorModel} from "./SponsorModel.sol";

/// @notice Equal shares, by a loop over all holders at each purchase.
contract GlobalModel is PoolModel {
    uint256 private _remainder;
    uint256 private _perShare;

    constructor(PoolBase modelled, SponsorModel sponsors, IPool.Setup memory setup)
        PoolModel(modelled, sponsors, setup)
    {}

    function fundRole() public pure override returns (bytes32) {
        return ROYALITY;
    }

    function _isRight(address buyer, address referral, bool) internal view override returns (bool) {
        if (!_sponsors.isBound(buyer)) return false;
        (address right,,) = referralOf(buyer);
        return referral == right;
    }

    function _share(address, address, uint256 referralCut) internal override {
        uint256 fee = _terms.joiningFee;
        uint256 royaltyCut = fee * _terms.operatorShare / 10_000;
        fund += royaltyCut;
        uint256 pot = fee - referralCut - royaltyCut + _remainder;
        uint256 each = pot / _members.length;
        for (uint256 i; i < _members.length; ++i) {
            credit[_members[i]] += each;
        }
        _perShare += each;
        _remainder = pot - each * _members.length;
    }

    function _placeNext(address) internal override {}

    function _describe(Place memory place, uint256) internal view override {
        place.index = 1;
        place.since = _since[place.wallet];
    }

    function _complete(Figures memory told) internal view override {
        uint256 fee = _terms.joiningFee;
        uint256 referralCut = fee * _terms.referralShare / 10_000;
        uint256 royaltyCut = fee * _terms.operatorShare / 10_000;
        told.cuts = [referralCut, fee - referralCut - royaltyCut, royaltyCut];
        told.carry = _remainder;
        told.perShare = _perShare;
        told.owed += _remainder;
    }
}
