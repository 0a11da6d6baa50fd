// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

/// @notice Figures held to those in contracts/snapshots, within one percent. `pnpm snapshots` writes them; no
/// other run does.
abstract contract SnapshotTest is Test {
    /// @dev A saving above one percent fails as well: an outdated snapshot would hide its later loss.
    function compare(string memory file, string memory name, uint256 figure) internal {
        vm.snapshotValue(file, name, figure);
        // Set while the snapshots are being written.
        if (vm.envOr("FORGE_SNAPSHOT_EMIT", false)) return;

        string memory path = string.concat("contracts/snapshots/", file, ".json");
        string memory snapshot = vm.readFile(path);
        assertTrue(
            vm.keyExistsJson(snapshot, key(name)),
            string.concat(name, ": not in ", path, ", write it with `pnpm snapshots`")
        );
        uint256 kept = vm.parseJsonUint(snapshot, key(name));
        string memory change = difference(name, kept, figure);
        assertLe(figure * 100, kept * 101, string.concat(change, ", more than 1 % over ", path));
        assertGe(figure * 100, kept * 99, string.concat(change, ", a saving: keep it with `pnpm snapshots`"));
    }

    function key(string memory name) internal pure returns (string memory) {
        return string.concat("$['", name, "']");
    }

    /// @dev Like "race claim: 55425 -> 56100, +1.21 %".
    function difference(string memory name, uint256 kept, uint256 figure)
        private
        pure
        returns (string memory)
    {
        uint256 apart = figure > kept ? figure - kept : kept - figure;
        uint256 hundredths = apart * 10_000 / kept;
        string memory percent = string.concat(
            figure > kept ? "+" : "-",
            vm.toString(hundredths / 100),
            hundredths % 100 < 10 ? ".0" : ".",
            vm.toString(hundredths % 100),
            " %"
        );
        return string.concat(name, ": ", vm.toString(kept), " -> ", vm.toString(figure), ", ", percent);
    }
}
