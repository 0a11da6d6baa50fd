// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {RunSet} from "../../src/libraries/RunSet.sol";

/// @notice Seven indices filled in every one of their 5 040 orders, each step held against a bitmap.
/// @dev Each order uses separate indices, so no test resets storage.
contract RunOrdersTest is Test {
    using RunSet for RunSet.Runs;

    uint32 private constant COUNT = 7;

    RunSet.Runs private _runs;
    uint32 private _base = 1;
    uint256 private _orders;

    function test_TheFirstFreeIsWhatABitmapSaysInEveryOrder() public {
        uint32[] memory order = new uint32[](COUNT);
        permute(order, 0, 0);
        assertEq(_orders, 5040);
    }

    /// @dev `order` holds `length` indices so far, which `used` marks.
    function permute(uint32[] memory order, uint256 length, uint256 used) private {
        if (length == COUNT) return fillAll(order);
        for (uint32 next; next < COUNT; ++next) {
            if (used & (1 << next) != 0) continue;
            order[length] = next;
            permute(order, length + 1, used | (1 << next));
        }
    }

    function fillAll(uint32[] memory order) private {
        uint32 base = _base;
        uint32 first = base;
        uint256 bitmap;
        for (uint256 i; i < COUNT; ++i) {
            first = _runs.fill(first, base + order[i]);
            bitmap |= 1 << order[i];
            require(first == base + lowestFree(bitmap), "first free");
        }
        // One index stays free between two orders, as nobody fills it.
        _base = base + COUNT + 1;
        ++_orders;
    }

    function lowestFree(uint256 bitmap) private pure returns (uint32 index) {
        while (bitmap & (1 << index) != 0) ++index;
    }
}
