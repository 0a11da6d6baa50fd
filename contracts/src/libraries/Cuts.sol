// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IPoolErrors} from "../interfaces/IPoolErrors.sol";

/// @title Cuts
/// @notice The shares of a fee, in basis points.
library Cuts {
    using SafeCast for uint256;

    /// @dev The whole fee.
    uint256 internal constant WHOLE = 10_000;

    /// @dev Minimum share of the members.
    uint256 internal constant MIN_MEMBER_SHARE = 6_000;

    /// @notice Reverts unless the members' shares and the operator's share make a whole and a fair one.
    /// @param firstMemberShare To members, in basis points.
    /// @param secondMemberShare To members as well.
    /// @param operatorShare To the operator.
    function check(uint256 firstMemberShare, uint256 secondMemberShare, uint256 operatorShare) internal pure {
        uint256 memberShare = firstMemberShare + secondMemberShare;
        require(memberShare + operatorShare == WHOLE, IPoolErrors.InvalidTotalCutPercentage());
        require(memberShare >= MIN_MEMBER_SHARE, IPoolErrors.MemberShareTooLow());
    }

    /// @notice Reverts if one of the members' shares is below half of its first value.
    /// @param share The part, in basis points.
    /// @param firstShare The first value of that share.
    function checkHalf(uint256 share, uint256 firstShare) internal pure {
        require(2 * share >= firstShare, IPoolErrors.MemberShareTooLow());
    }

    /// @notice `share` of `fee`, rounded down.
    /// @param fee What is shared, in units.
    /// @param share In basis points.
    function cut(uint56 fee, uint16 share) internal pure returns (uint56) {
        return (uint256(fee) * share / WHOLE).toUint56();
    }
}
