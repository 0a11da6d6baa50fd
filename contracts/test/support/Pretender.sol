// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPool} from "../../src/interfaces/IPool.sol";
import {IUplineRegistry} from "../../src/interfaces/IUplineRegistry.sol";

/// @notice Imitates the answers of a pool for its position.
contract Pretender {
    IUplineRegistry public immutable upline_registry;
    uint8 public immutable position;

    constructor(IUplineRegistry registry, uint8 place) {
        (upline_registry, position) = (registry, place);
    }

    function kind() external view returns (IPool.Kind) {
        return position % 3 == 0 ? IPool.Kind.Global : IPool.Kind.Race;
    }
}
