// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MockStableCoin} from "../../src/mocks/MockStableCoin.sol";

/// @notice Makes the prepared calls during each transfer and permit, and records their results.
contract ReentrantCoin is MockStableCoin {
    struct Call {
        address target;
        bytes data;
    }

    struct Answer {
        bool succeeded;
        bytes data;
    }

    Call[] private _calls;
    Answer[] private _answers;

    function prepare(address target, bytes calldata data) external {
        _calls.push(Call(target, data));
    }

    function forget() external {
        delete _calls;
        delete _answers;
    }

    function answers() external view returns (Answer[] memory) {
        return _answers;
    }

    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) public override {
        _callAll();
        super.permit(owner, spender, value, deadline, v, r, s);
    }

    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount);
        _callAll();
    }

    function _callAll() private {
        for (uint256 i; i < _calls.length; ++i) {
            (bool succeeded, bytes memory data) = _calls[i].target.call(_calls[i].data);
            _answers.push(Answer(succeeded, data));
        }
    }
}
