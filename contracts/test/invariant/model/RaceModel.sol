// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PoolBase} from "../../../src/PoolBase.sol";
import {IPool} from "../../../src/interfaces/IPool.sol";
import {Figures, Place} from "../PoolState.sol";
import {PoolModel} from "./PoolModel.sol";
import {SponsorModel} from "./SponsorModel.sol";

/// @notice The matrix of five, by lists of downlines and scans for a free slot.
contract RaceModel is PoolModel {
    mapping(address => address) private _upline;
    mapping(address => address[]) private _downlines;

    constructor(PoolBase modelled, SponsorModel sponsors, IPool.Setup memory setup)
        PoolModel(modelled, sponsors, setup)
    {}

    function fundRole() public pure override returns (bytes32) {
        return PRODUCT;
    }

    function _isRight(address buyer, address referral, bool direct) internal view override returns (bool) {
        if (!isIn(referral)) return false;
        if (!_sponsors.isBound(buyer)) {
            (,, bool mayBind) = _sponsors.listing(address(pool));
            return direct && mayBind;
        }
        (address right, bool isSponsor,) = referralOf(buyer);
        return referral == right && direct == isSponsor;
    }

    function _share(address buyer, address referral, uint256 bonus) internal override {
        uint256 fee = _terms.joiningFee;
        uint256 each = fee * _terms.networkShare / 10_000 / 5;
        uint256 left = fee - bonus;
        address upline = _downlines[referral].length < 5 ? referral : _firstFree();
        _put(buyer, upline);
        for (uint256 generation; generation < 5 && upline != address(0); ++generation) {
            credit[upline] += each;
            left -= each;
            upline = _upline[upline];
        }
        fund += left;
    }

    function _placeNext(address user) internal override {
        if (_members.length != 0) _put(user, _firstFree());
    }

    function _put(address user, address upline) private {
        _upline[user] = upline;
        _downlines[upline].push(user);
    }

    function _firstFree() private view returns (address) {
        return _members[_firstFreeIndex() - 1];
    }

    function _firstFreeIndex() private view returns (uint256 index) {
        index = 1;
        while (_downlines[_members[index - 1]].length == 5) ++index;
    }

    function _describe(Place memory place, uint256 order) internal view override {
        place.index = order + 1;
        place.upline = _upline[place.wallet];
        place.downlines = _downlines[place.wallet];
        address upline = place.upline;
        for (uint256 generation; generation < 5; ++generation) {
            place.uplines[generation] = upline;
            upline = _upline[upline];
        }
    }

    function _complete(Figures memory told) internal view override {
        uint256 fee = _terms.joiningFee;
        uint256 bonus = fee * _terms.referralShare / 10_000;
        uint256 each = fee * _terms.networkShare / 10_000 / 5;
        told.cuts = [bonus, each, fee - bonus - 5 * each];
        told.firstFree = _members.length == 0 ? 0 : _firstFreeIndex();
    }
}
