// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {OpenZeppelinCoin} from "./peers/Coins.sol";
import {LoopPool} from "./peers/LoopPool.sol";
import {ScanningTree} from "./peers/ScanningTree.sol";

/// @notice Gas growth of common pool designs; `pnpm bench gas` compares it with the constant gas of ours.
/// forge-config: default.isolate = true
contract PeersTest is Test {
    uint256 private constant _FEE = 50e6;
    address private immutable _buyer = makeAddr("buyer");
    OpenZeppelinCoin private _coin = new OpenZeppelinCoin(_buyer);

    function measure(string memory name, uint256 members) private returns (uint256 gas) {
        gas = vm.lastCallGas().gasTotalUsed;
        vm.snapshotValue("peers", string.concat(name, ", n=", vm.toString(members)), gas);
    }

    function test_ALoopOverAllHoldersIsLinear() public {
        LoopPool pool = new LoopPool(_coin);
        pool.seed(100);
        uint256 few = joinLoop(pool, 100);
        pool.seed(899);
        assertGt(joinLoop(pool, 1000), 8 * few);
    }

    function test_AScanForAFreeSlotIsLinear() public {
        ScanningTree tree = new ScanningTree(_coin, makeAddr("root"));
        tree.seed(99);
        uint256 few = joinTree(tree, 100);
        tree.seed(899);
        assertGt(joinTree(tree, 1000), 4 * few);
    }

    function joinLoop(LoopPool pool, uint256 members) private returns (uint256) {
        vm.startPrank(_buyer);
        _coin.approve(address(pool), _FEE);
        pool.join(_FEE);
        vm.stopPrank();
        return measure("global pool that loops over holders", members);
    }

    function joinTree(ScanningTree tree, uint256 members) private returns (uint256) {
        vm.startPrank(_buyer);
        _coin.approve(address(tree), _FEE);
        tree.join(_FEE);
        vm.stopPrank();
        return measure("matrix that scans for a free slot", members);
    }
}
