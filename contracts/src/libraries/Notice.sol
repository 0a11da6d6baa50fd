// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IPoolErrors} from "../interfaces/IPoolErrors.sol";

/// @title Notice
/// @notice What is announced 48 hours before it can be done, and can be done for 14 days from then on.
library Notice {
    using SafeCast for uint256;

    /// @dev How long everybody can see what is coming.
    uint256 internal constant DELAY = 48 hours;

    /// @dev How long it can then be done: an old announcement is no notice.
    uint256 internal constant GRACE = 14 days;

    /// @notice When what is announced now can be done, in seconds.
    function fromNow() internal view returns (uint40) {
        return (block.timestamp + DELAY).toUint40();
    }

    /// @notice From when on it can no longer be done, in seconds; 0 when nothing is announced.
    /// @param readyAt When it can be done; 0 when nothing is announced.
    function expiryOf(uint40 readyAt) internal pure returns (uint256) {
        return readyAt == 0 ? 0 : readyAt + GRACE;
    }

    /// @notice Whether something is announced and its time has come. Reverts when that time is over.
    /// @param readyAt When it can be done; 0 when nothing is announced.
    function isDue(uint40 readyAt) internal view returns (bool) {
        if (readyAt == 0 || block.timestamp < readyAt) return false;
        require(block.timestamp < expiryOf(readyAt), IPoolErrors.AnnouncementExpired());
        return true;
    }
}
