// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {RunSet} from "../../src/libraries/RunSet.sol";

contract RunSetTest is Test {
    using RunSet for RunSet.Runs;

    RunSet.Runs private _runs;
    uint32 private _first = 1;
    bool[258] private _full;

    function fill(uint32 index) private {
        _first = _runs.fill(_first, index);
        _full[index] = true;
    }

    function scan() private view returns (uint32 index) {
        index = 1;
        while (_full[index]) ++index;
    }

    /// @notice Random joins hardly ever merge a run on its left: here it must happen.
    function test_RunsMergeAtBothEnds() public {
        fill(3);
        fill(4);
        fill(5);
        assertEq(_first, 1);
        fill(1);
        assertEq(_first, 2);
        fill(2);
        assertEq(_first, 6);
    }

    function test_ARunGrowsDownwards() public {
        fill(5);
        fill(4);
        fill(3);
        fill(2);
        assertEq(_first, 1);
        fill(1);
        assertEq(_first, 6);
    }

    function test_TwoRunsBecomeOne() public {
        fill(2);
        fill(3);
        fill(5);
        fill(6);
        fill(4);
        fill(1);
        assertEq(_first, 7);
    }

    function test_TheLargestIndicesAreRunsToo() public {
        uint32 last = type(uint32).max - 1;
        assertEq(_runs.fill(1, last), 1);
        assertEq(_runs.fill(1, last - 2), 1);
        assertEq(_runs.fill(1, last - 1), 1);
        assertEq(_runs.fill(last - 3, last - 3), last + 1);
    }

    function testFuzz_TheFirstFreeIsWhatAScanFinds(uint256 seed) public {
        uint32[64] memory order;
        for (uint32 i; i < order.length; ++i) {
            order[i] = i + 1;
        }
        for (uint256 i = order.length; i > 0; --i) {
            seed = uint256(keccak256(abi.encode(seed)));
            uint256 pick = seed % i;
            (order[i - 1], order[pick]) = (order[pick], order[i - 1]);
            fill(order[i - 1]);
            assertEq(_first, scan());
        }
    }
}
