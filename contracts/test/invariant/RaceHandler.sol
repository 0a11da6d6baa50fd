// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RacePool} from "../../src/RacePool.sol";
import {UplineRegistry} from "../../src/UplineRegistry.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";
import {PoolHandler} from "./PoolHandler.sol";

contract RaceHandler is PoolHandler {
    RacePool private _race;
    uint256 private immutable _bonus;
    uint256 private immutable _perUpline;

    address private _nextUpline;
    mapping(address => address) private _upline;
    mapping(address => address[]) private _downlines;

    constructor(
        RacePool race,
        MockStableCoin coin,
        UplineRegistry registry,
        address receiver,
        uint256 fee,
        address[] memory seats
    ) PoolHandler(coin, registry, receiver, fee, seats) {
        _race = race;
        _bonus = fee * 2000 / 10_000;
        _perUpline = fee * 5000 / 10_000 / 5;
    }

    function _pool() internal view override returns (IPool) {
        return _race;
    }

    /// @dev The purchase binds.
    function _bindNewcomer(address, address) internal override {}

    function _invest(address buyer, address referral, bool direct) internal override {
        vm.prank(buyer);
        _race.invest_stable_coin(referral, direct);
    }

    function _callClaimFund(uint256 amount) internal override {
        _race.claim_product_fund(amount);
    }

    function _expect(address, address referral) internal override {
        uint256 left = _fee - _bonus;
        _credit[referral] += _bonus;
        _nextUpline = _downlines[referral].length < 5 ? referral : _firstFree();
        address upline = _nextUpline;
        for (uint256 generation; generation < 5 && upline != address(0); ++generation) {
            _credit[upline] += _perUpline;
            left -= _perUpline;
            upline = _upline[upline];
        }
        fundLeft += left;
    }

    function _place(address member) internal override {
        if (_members.length == 1) return;
        address upline = _nextUpline == address(0) ? _firstFree() : _nextUpline;
        _nextUpline = address(0);
        _upline[member] = upline;
        _downlines[upline].push(member);
    }

    function _firstFree() private view returns (address) {
        uint256 order;
        while (_downlines[_members[order]].length == 5) ++order;
        return _members[order];
    }

    function _compareMember(address member, uint256 order) internal view override {
        (uint256 index, address upline, address[] memory downlines) = _race.users(member);
        assertEq(index, order + 1);
        assertEq(upline, _upline[member]);
        assertEq(downlines, _downlines[member]);
        address[5] memory uplines = _race.five_uplines(member);
        for (uint256 generation; generation < 5; ++generation) {
            upline = generation == 0 ? _upline[member] : _upline[upline];
            assertEq(uplines[generation], upline);
        }
    }

    /// @notice Index of the first member with a free slot, by a plain scan.
    function firstFreeIndex() external view returns (uint256 index) {
        (index,,) = _race.users(_firstFree());
    }

    /// @notice Generations between the root and the deepest member.
    function depth() external view returns (uint256 deepest) {
        for (uint256 i; i < _members.length; ++i) {
            uint256 steps;
            for (address at = _members[i]; at != _root; at = _upline[at]) {
                ++steps;
            }
            if (steps > deepest) deepest = steps;
        }
    }
}
