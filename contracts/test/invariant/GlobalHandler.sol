// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GlobalPool} from "../../src/GlobalPool.sol";
import {UplineRegistry} from "../../src/UplineRegistry.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";
import {PoolHandler} from "./PoolHandler.sol";

contract GlobalHandler is PoolHandler {
    GlobalPool private _global;
    uint256 private immutable _referralCut;
    uint256 private immutable _royaltyCut;

    /// @notice What could not be divided yet.
    uint256 public remainder;

    constructor(
        GlobalPool global,
        MockStableCoin coin,
        UplineRegistry registry,
        address receiver,
        uint256 fee,
        address[] memory seats
    ) PoolHandler(coin, registry, receiver, fee, seats) {
        _global = global;
        _referralCut = fee * 2000 / 10_000;
        _royaltyCut = fee * 1000 / 10_000;
    }

    function _pool() internal view override returns (IPool) {
        return _global;
    }

    function _bindNewcomer(address buyer, address sponsor) internal override {
        vm.prank(buyer);
        _registry.enroll(sponsor);
    }

    function _invest(address buyer, address referral, bool) internal override {
        vm.prank(buyer);
        _global.invest_stable_coin(referral);
    }

    function _callClaimFund(uint256 amount) internal override {
        _global.claim_royalty_fund(amount);
    }

    function _expect(address, address referral) internal override {
        _credit[referral] += _referralCut;
        fundLeft += _royaltyCut;
        uint256 pot = _fee - _referralCut - _royaltyCut + remainder;
        uint256 each = pot / _members.length;
        for (uint256 i; i < _members.length; ++i) {
            _credit[_members[i]] += each;
        }
        remainder = pot - each * _members.length;
    }

    function _place(address) internal override {}

    function _compareMember(address member, uint256) internal view override {
        (uint256 shares, uint256 timestamp) = _global.user_share(member);
        assertEq(shares, 1);
        assertGt(timestamp, 0);
    }
}
