// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A wallet in a pool, as the pool's views, the model or the logs tell it. What a kind of pool does
/// not know stays zero in all three.
struct Place {
    address wallet;
    /// In order of joining in a race pool; 1 for a share in a global pool.
    uint256 index;
    uint256 since;
    address upline;
    address[] downlines;
    address[5] uplines;
    uint256 claimable;
    uint256 claimed;
}

/// @notice A pool as a whole, told by the same three.
struct Figures {
    address admin;
    address[3] holders;
    address[2] offered;
    uint256[4] terms;
    uint256[3] cuts;
    uint256[4] announced;
    /// Start and end, exclusive, of the period for the announced terms, and for the retirement.
    uint256[2] announcedFor;
    uint256[2] endAnnouncedFor;
    uint256 pausedUntil;
    bool started;
    bool retired;
    address[] seats;
    uint256 users;
    uint256 owed;
    uint256 fund;
    uint256 carry;
    uint256 perShare;
    uint256 firstFree;
}
