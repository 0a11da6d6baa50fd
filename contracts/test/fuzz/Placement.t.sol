// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RacePool} from "../../src/RacePool.sol";
import {PoolTest} from "../support/PoolTest.sol";

/// @notice Places and gas against a plain scan, under joins chosen to fill members ahead of the pointer.
contract PlacementTest is PoolTest {
    uint256 private constant JOINS = 60;

    RacePool private _pool;
    address[] private _order;
    mapping(address => uint256) private _downlines;

    function setUp() public {
        _pool = newRace(50 * DOLLAR);
        open(_pool);
        _order.push(root);
    }

    function firstFree() private view returns (uint256 index) {
        while (_downlines[_order[index]] == 5) ++index;
    }

    function join(uint256 sponsorIndex) private {
        address sponsor = _order[sponsorIndex];
        address expected = _downlines[sponsor] < 5 ? sponsor : _order[firstFree()];
        address buyer = buyRace(_pool, vm.addr(_order.length + 1000), sponsor, true);
        _order.push(buyer);
        ++_downlines[expected];

        (uint256 index, address upline,) = _pool.users(buyer);
        (,, address[] memory downlines) = _pool.users(expected);
        assertEq(index, _order.length);
        assertEq(upline, expected);
        assertEq(downlines.length, _downlines[expected]);
        assertEq(downlines[downlines.length - 1], buyer);
        assertEq(_pool.sequential_index(), firstFree() + 1);
    }

    /// forge-config: default.fuzz.runs = 200
    /// forge-config: short.fuzz.runs = 20
    /// forge-config: deep.fuzz.runs = 50000
    function testFuzz_EveryPlaceIsWhatAScanFinds(uint256 seed) public {
        for (uint256 i; i < JOINS; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            uint256 span = seed & 1 == 0 ? _order.length : (_order.length + 3) / 4;
            join((seed >> 8) % span);
        }
    }

    /// @notice Members 3, 4 and 5 fill up ahead of the pointer, then 1, then 2.
    function test_FillingAheadThenTheFirstThenTheSecond() public {
        for (uint256 i; i < 4; ++i) {
            join(0);
        }
        for (uint256 sponsor = 2; sponsor <= 4; ++sponsor) {
            for (uint256 i; i < 5; ++i) {
                join(sponsor);
            }
        }
        assertEq(_pool.sequential_index(), 1);
        join(0);
        assertEq(_pool.sequential_index(), 2);
        for (uint256 i; i < 5; ++i) {
            join(1);
        }
        assertEq(_pool.sequential_index(), 6);
    }
}
