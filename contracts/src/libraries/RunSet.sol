// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The lowest index that is not full, in constant time
/// @notice Indices fill in any order, each once. Full indices ahead of the lowest free one are kept as runs
/// that know only their ends; neighbours merge, so the lowest free index jumps over a run in one step. A
/// plain scan would let an attacker fill many ahead and leave the whole walk to a single victim.
library RunSet {
    /// @dev At each end of a run, its other end. Entries inside a run are stale and never read again: both
    /// their neighbours are full, and only a neighbour's filling reads them.
    struct Runs {
        uint32[1 << 32] otherEnd;
    }

    /// @notice Marks `index` as full.
    /// @param self The runs so far.
    /// @param first The lowest free index so far; `index` is not below it.
    /// @param index The index that became full.
    /// @return The lowest free index from now on.
    function fill(Runs storage self, uint32 first, uint32 index) internal returns (uint32) {
        uint32 right = self.otherEnd[index + 1];
        uint32 end = right == 0 ? index : right;
        if (index == first) return end + 1;

        uint32 left = self.otherEnd[index - 1];
        uint32 start = left == 0 ? index : left;
        self.otherEnd[start] = end;
        self.otherEnd[end] = start;
        return first;
    }
}
