// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";

/// @notice Refuses to pay wallets on its list.
contract BlacklistingCoin is MockStableCoin {
    mapping(address => bool) internal _barred;

    function bar(address wallet, bool barred) external {
        _barred[wallet] = barred;
    }

    function _update(address from, address to, uint256 amount) internal virtual override {
        require(!_barred[to], "barred");
        super._update(from, to, amount);
    }
}

/// @notice Refuses what a wallet on its list would get, send or move for another, as USDC does.
contract FreezingCoin is BlacklistingCoin {
    function _update(address from, address to, uint256 amount) internal override {
        require(!_barred[from] && !_barred[msg.sender], "barred");
        super._update(from, to, amount);
    }
}

/// @notice Keeps one unit of each transfer.
contract TollCoin is MockStableCoin {
    function _update(address from, address to, uint256 amount) internal override {
        if (from == address(0)) return super._update(from, to, amount);
        super._update(from, to, amount - 1);
        super._update(from, address(0), 1);
    }
}

/// @notice Returns false instead of reverting.
contract FalseCoin is MockStableCoin {
    function transferFrom(address, address, uint256) public pure override returns (bool) {
        return false;
    }
}

/// @notice Counts in five decimals.
contract NarrowCoin is ERC20 {
    constructor() ERC20("Narrow", "NARROW") {}

    function decimals() public pure override returns (uint8) {
        return 5;
    }
}

/// @notice Counts in eighteen decimals.
contract WideCoin is ERC20 {
    constructor() ERC20("Wide", "WIDE") {}
}
