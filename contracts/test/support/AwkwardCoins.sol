// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";

/// @notice Refuses to pay wallets on its list, as USDC does.
contract BlacklistingCoin is MockStableCoin {
    mapping(address => bool) private _barred;

    function bar(address wallet, bool barred) external {
        _barred[wallet] = barred;
    }

    function _update(address from, address to, uint256 amount) internal override {
        require(!_barred[to], "barred");
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

/// @notice Says no instead of reverting.
contract FalseCoin is MockStableCoin {
    function transferFrom(address, address, uint256) public pure override returns (bool) {
        return false;
    }
}

/// @notice Calls back into whoever moves it; the answer to that call is kept.
contract CallingCoin is MockStableCoin {
    address private _target;
    bytes private _data;
    bool public succeeded;
    bytes public answer;

    function callOnMove(address target, bytes calldata data) external {
        _target = target;
        _data = data;
    }

    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount);
        if (_target == address(0)) return;
        (succeeded, answer) = _target.call(_data);
    }
}

/// @notice Counts in eighteen decimals.
contract WideCoin is ERC20 {
    constructor() ERC20("Wide", "WIDE") {}
}
