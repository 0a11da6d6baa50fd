// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Test} from "forge-std/Test.sol";
import {OpenZeppelinCoin, SoladyCoin} from "./peers/Coins.sol";
import {Nothing, OpenZeppelinGuard, OpenZeppelinRole, SoladyGuard, SoladyRole} from "./peers/Guards.sol";

/// @notice Gas of OpenZeppelin's and Solady's building blocks; `pnpm bench gas` compares it with our calls.
/// forge-config: default.isolate = true
contract PrimitivesTest is Test {
    address private immutable _ann = makeAddr("ann");
    address private immutable _ben = makeAddr("ben");
    IERC20 private _openZeppelin = new OpenZeppelinCoin(_ann);
    IERC20 private _solady = IERC20(address(new SoladyCoin(_ann)));

    function measure(string memory name) private returns (uint256 gas) {
        gas = vm.lastCallGas().gasTotalUsed;
        vm.snapshotValue("primitives", name, gas);
    }

    function test_Coins() public {
        uint256[4] memory openZeppelin = calls(_openZeppelin, "OpenZeppelin");
        uint256[4] memory solady = calls(_solady, "Solady");
        for (uint256 i; i < 4; ++i) {
            assertLt(solady[i], openZeppelin[i]);
        }
    }

    function calls(IERC20 coin, string memory maker) private returns (uint256[4] memory gas) {
        vm.startPrank(_ann);
        assertTrue(coin.transfer(_ben, 1e6));
        gas[0] = measure(string.concat("transfer to a new holder, ", maker));
        assertTrue(coin.transfer(_ben, 1e6));
        gas[1] = measure(string.concat("transfer to a holder, ", maker));
        coin.approve(_ben, 1e6);
        gas[2] = measure(string.concat("approve, ", maker));
        vm.stopPrank();
        vm.prank(_ben);
        assertTrue(coin.transferFrom(_ann, _ben, 1e6));
        gas[3] = measure(string.concat("transferFrom of all that is approved, ", maker));
    }

    function test_Guards() public {
        Nothing nothing = new Nothing();
        nothing.run();
        uint256 floor = measure("a call that does nothing");
        new OpenZeppelinGuard().run();
        assertGt(measure("guard against re-entrance, OpenZeppelin"), floor);
        new SoladyGuard().run();
        assertGt(measure("guard against re-entrance, Solady"), floor);
        OpenZeppelinRole role = new OpenZeppelinRole(_ann);
        SoladyRole soladyRole = new SoladyRole(_ann);
        vm.startPrank(_ann);
        role.run();
        assertGt(measure("check of a role, OpenZeppelin"), floor);
        soladyRole.run();
        assertGt(measure("check of a role, Solady"), floor);
    }
}
