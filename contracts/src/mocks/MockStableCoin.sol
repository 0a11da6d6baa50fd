// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title MockStableCoin
/// @notice A stable coin for local chains and tests, free for everybody.
contract MockStableCoin is ERC20Permit {
    constructor() ERC20("Test USD", "TUSD") ERC20Permit("Test USD") {}

    /// @notice Makes `amount` units (10⁻⁶) out of nothing for `to`.
    /// @param to Who gets them.
    /// @param amount How many.
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    /// @notice Six, as USDC and USDT count.
    function decimals() public pure override returns (uint8) {
        return 6;
    }
}
