// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Script} from "forge-std/Script.sol";
import {IRacePool} from "../src/interfaces/IRacePool.sol";

/// @notice Buys a race level as the wallet that broadcasts, directly under the root. docs/developing-contracts.md
/// shows how to run it.
contract BuyLevel is Script {
    /// @param pool Whose place is bought.
    function run(IRacePool pool) external {
        IRacePool.Config memory config = pool.config();
        address root = pool.upline_registry().root();
        vm.startBroadcast();
        IERC20(config.stable_coin).approve(address(pool), config.joining_fee);
        pool.invest_stable_coin(root, true);
        vm.stopBroadcast();
    }
}
