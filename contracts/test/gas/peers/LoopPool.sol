// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @notice The usual global pool: each purchase credits every holder in a loop.
contract LoopPool {
    using SafeERC20 for IERC20;

    IERC20 private immutable _COIN;
    address[] private _holders;
    mapping(address holder => uint256) public earned;

    constructor(IERC20 coin) {
        _COIN = coin;
    }

    /// @notice Adds `count` holders without a fee, each with earlier earnings.
    function seed(uint256 count) external {
        for (uint256 i; i < count; ++i) {
            address holder = address(uint160(uint256(keccak256(abi.encode(_holders.length)))));
            _holders.push(holder);
            earned[holder] = 1;
        }
    }

    function join(uint256 fee) external {
        uint256 holders = _holders.length;
        uint256 each = fee / holders;
        for (uint256 i; i < holders; ++i) {
            earned[_holders[i]] += each;
        }
        _holders.push(msg.sender);
        _COIN.safeTransferFrom(msg.sender, address(this), fee);
    }
}
