// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolErrors} from "../interfaces/IPoolErrors.sol";

/// @title The shares of a fee, in basis points
library Cuts {
    /// @dev The whole fee.
    uint256 internal constant WHOLE = 10_000;

    /// @dev What members get at least.
    uint256 internal constant MIN_MEMBER_SHARE = 6_000;

    /// @notice Reverts unless the members' shares and the operator's share make a whole and a fair one.
    function check(uint256 firstMemberShare, uint256 secondMemberShare, uint256 operatorShare) internal pure {
        uint256 memberShare = firstMemberShare + secondMemberShare;
        require(memberShare + operatorShare == WHOLE, IPoolErrors.InvalidTotalCutPercentage());
        require(memberShare >= MIN_MEMBER_SHARE, IPoolErrors.MemberShareTooLow());
    }

    /// @notice `share` of `fee`, rounded down.
    function cut(uint256 fee, uint256 share) internal pure returns (uint256) {
        return fee * share / WHOLE;
    }
}
