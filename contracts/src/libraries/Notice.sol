// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IPoolErrors} from "../interfaces/IPoolErrors.sol";

/// @title Notice
/// @notice Time limits of announced changes: due after 48 hours, expired 14 days later.
library Notice {
    using SafeCast for uint256;

    /// @dev Time for members to react to an announcement.
    uint256 internal constant DELAY = 48 hours;

    /// @dev Period in which a due change can be applied: members forget an old announcement.
    uint256 internal constant GRACE = 14 days;

    /// @notice The time at which a change announced now becomes due, in seconds.
    function fromNow() internal view returns (uint40) {
        return (block.timestamp + DELAY).toUint40();
    }

    /// @notice The time at which the announcement expires, in seconds; 0 without an announcement.
    /// @param readyAt The time at which the change is due; 0 without an announcement.
    function expiryOf(uint40 readyAt) internal pure returns (uint256) {
        return readyAt == 0 ? 0 : readyAt + GRACE;
    }

    /// @notice True if an announced change is due. Reverts after its expiry.
    /// @param readyAt The time at which the change is due; 0 without an announcement.
    function isDue(uint40 readyAt) internal view returns (bool) {
        if (readyAt == 0 || block.timestamp < readyAt) return false;
        require(block.timestamp < expiryOf(readyAt), IPoolErrors.AnnouncementExpired());
        return true;
    }
}
