// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20 as SoladyERC20} from "solady/tokens/ERC20.sol";

/// @notice OpenZeppelin's coin with nothing added.
contract OpenZeppelinCoin is ERC20Permit {
    constructor(address holder) ERC20("Coin", "COIN") ERC20Permit("Coin") {
        _mint(holder, 1e12);
    }
}

/// @notice Solady's coin with nothing added.
contract SoladyCoin is SoladyERC20 {
    constructor(address holder) {
        _mint(holder, 1e12);
    }

    function name() public pure override returns (string memory) {
        return "Coin";
    }

    function symbol() public pure override returns (string memory) {
        return "COIN";
    }
}
