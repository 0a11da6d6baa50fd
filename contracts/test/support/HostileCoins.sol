// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";

/// @notice Accepts deposits but returns false for each payout.
contract StingyCoin is MockStableCoin {
    function transfer(address, uint256) public pure override returns (bool) {
        return false;
    }
}

/// @notice Returns no value from transfers, as USDT does. Only `approve` answers, for the tests' sake.
contract SilentCoin {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint8 public constant decimals = 6;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function transfer(address to, uint256 amount) external {
        _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external {
        allowance[from][msg.sender] -= amount;
        _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) private {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}

/// @notice Keeps one unit of each transfer after a switch.
contract LaterTollCoin is MockStableCoin {
    bool private _takes;

    function takeToll() external {
        _takes = true;
    }

    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount);
        if (_takes && from != address(0)) super._update(to, address(0), 1);
    }
}

/// @notice Reports a false balance for one wallet.
contract LyingCoin is MockStableCoin {
    address private _about;
    uint256 private _told;

    function tell(address about, uint256 balance) external {
        (_about, _told) = (about, balance);
    }

    function balanceOf(address wallet) public view override returns (uint256) {
        return wallet == _about ? _told : super.balanceOf(wallet);
    }
}

/// @notice Returns true without a transfer.
contract IdleCoin is MockStableCoin {
    function transferFrom(address, address, uint256) public pure override returns (bool) {
        return true;
    }
}

/// @notice Answers and refuses with a hundred kilobytes.
contract VerboseCoin is MockStableCoin {
    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        super.transferFrom(from, to, amount);
        assembly ("memory-safe") {
            let free := mload(0x40)
            mstore(free, 1)
            return(free, 100000)
        }
    }

    function permit(address, address, uint256, uint256, uint8, bytes32, bytes32) public pure override {
        assembly ("memory-safe") {
            revert(mload(0x40), 100000)
        }
    }
}

/// @notice Its permit burns all gas of the call.
contract HungryCoin is MockStableCoin {
    function permit(address, address, uint256, uint256, uint8, bytes32, bytes32) public pure override {
        assembly ("memory-safe") {
            invalid()
        }
    }
}

/// @notice A second address at which a coin answers and moves, as some old coins have.
contract SecondDoor {
    TwoDoorCoin private immutable _coin;

    constructor(TwoDoorCoin coin) {
        _coin = coin;
    }

    function balanceOf(address holder) external view returns (uint256) {
        return _coin.balanceOf(holder);
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _coin.moveThroughDoor(msg.sender, to, amount);
        return true;
    }
}

/// @notice Lets its second door move its holders' units for them.
contract TwoDoorCoin is MockStableCoin {
    SecondDoor public immutable door = new SecondDoor(this);

    function moveThroughDoor(address from, address to, uint256 amount) external {
        require(msg.sender == address(door), "not the door");
        _transfer(from, to, amount);
    }
}
