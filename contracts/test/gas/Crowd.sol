// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CommonBase} from "forge-std/Base.sol";
import {GlobalPool} from "../../src/GlobalPool.sol";
import {RacePool} from "../../src/RacePool.sol";
import {UplineRegistry} from "../../src/UplineRegistry.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";

/// @notice Creates many members, each with a random earlier member as sponsor.
/// @dev A contract of its own: what it calls belongs to its caller's transaction, which is many times quicker
/// than a transaction for each step.
contract Crowd is CommonBase {
    MockStableCoin private immutable _COIN;
    UplineRegistry private immutable _REGISTRY;
    address private immutable _ROOT;

    constructor(MockStableCoin coin, UplineRegistry registry, address root) {
        (_COIN, _REGISTRY, _ROOT) = (coin, registry, root);
    }

    /// @notice Member number `number`, from 1; the root is number 0.
    function member(uint256 number) public view returns (address) {
        return number == 0 ? _ROOT : address(uint160(uint256(keccak256(abi.encode("member", number)))));
    }

    function sponsorOf(uint256 number) public view returns (address) {
        return member(uint256(keccak256(abi.encode("sponsor", number))) % number);
    }

    /// @notice Grows a race pool from `from` members to `to`, the root included.
    function joinRace(RacePool pool, uint256 from, uint256 to) external {
        for (uint256 number = from; number < to; ++number) {
            fund(number, pool);
            vm.prank(member(number));
            pool.invest_stable_coin(sponsorOf(number), true);
        }
    }

    /// @notice Grows a global pool from `from` holders to `to`, the root included.
    function joinGlobal(GlobalPool pool, uint256 from, uint256 to) external {
        for (uint256 number = from; number < to; ++number) {
            vm.prank(member(number));
            _REGISTRY.enroll(sponsorOf(number));
            fund(number, pool);
            vm.prank(member(number));
            pool.invest_stable_coin(sponsorOf(number));
        }
    }

    /// @notice The latest member with one downline and four uplines: who joins under them finds a free slot
    /// that is not the last, and five generations to pay.
    function hasRoom(RacePool pool, uint256 members) external view returns (address sponsor) {
        for (uint256 number = members - 1; number > 0; --number) {
            sponsor = member(number);
            (,, address[] memory downlines) = pool.users(sponsor);
            if (downlines.length == 1 && pool.five_uplines(sponsor)[3] != address(0)) return sponsor;
        }
        revert("nobody has room");
    }

    function fund(uint256 number, IPool pool) private {
        uint256 fee = RacePool(address(pool)).config().joining_fee;
        _COIN.mint(member(number), fee);
        vm.prank(member(number));
        _COIN.approve(address(pool), fee);
    }
}
