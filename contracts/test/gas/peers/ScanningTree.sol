// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @notice The usual matrix of five: each purchase looks for the next free slot, level by level from the top.
contract ScanningTree {
    using SafeERC20 for IERC20;

    IERC20 private immutable _COIN;
    address private immutable _ROOT;
    mapping(address member => address[]) private _downlines;
    uint256 private _count = 1;

    constructor(IERC20 coin, address root) {
        (_COIN, _ROOT) = (coin, root);
    }

    /// @notice Lets `count` members in for nothing, without a search: the next free slots are known here.
    function seed(uint256 count) external {
        for (uint256 i; i < count; ++i) {
            uint256 number = _count++;
            _downlines[member((number - 1) / 5)].push(member(number));
        }
    }

    function join(uint256 fee) external {
        _downlines[free()].push(msg.sender);
        ++_count;
        _COIN.safeTransferFrom(msg.sender, address(this), fee);
    }

    function free() private view returns (address) {
        address[] memory queue = new address[](_count + 5);
        queue[0] = _ROOT;
        uint256 last = 1;
        for (uint256 i;; ++i) {
            address[] storage downlines = _downlines[queue[i]];
            uint256 taken = downlines.length;
            if (taken < 5) return queue[i];
            for (uint256 slot; slot < taken; ++slot) {
                queue[last++] = downlines[slot];
            }
        }
        return address(0);
    }

    function member(uint256 number) private view returns (address) {
        return number == 0 ? _ROOT : address(uint160(uint256(keccak256(abi.encode(number)))));
    }
}
