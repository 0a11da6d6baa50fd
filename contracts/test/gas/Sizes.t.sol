// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GlobalPool} from "../../src/GlobalPool.sol";
import {RacePool} from "../../src/RacePool.sol";
import {UplineRegistry} from "../../src/UplineRegistry.sol";
import {PoolTest} from "../support/PoolTest.sol";
import {SnapshotTest} from "./SnapshotTest.sol";

/// @notice Size of the deployed code, in bytes.
contract SizesTest is PoolTest, SnapshotTest {
    /// @dev EIP-170.
    uint256 private constant _LIMIT = 24_576;

    function test_CodeFits() public {
        measure("RacePool", address(new RacePool(setupOf(raceTerms(DOLLAR)))));
        measure("GlobalPool", address(new GlobalPool(globalSetupOf(globalTerms(DOLLAR)))));
        measure("UplineRegistry", address(new UplineRegistry(admin, root)));
    }

    function measure(string memory name, address deployed) private {
        assertLe(deployed.code.length, _LIMIT, name);
        compare("sizes", name, deployed.code.length);
    }
}
