// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Who is whose sponsor, for all pools and for ever
/// @notice A sponsor is the root or bound before, so that sponsors form a tree: no cycles, and every walk
/// ends at the root. A wallet is bound once, by its own call or by its own first direct purchase in a race
/// pool; nobody can change it after.
interface IUplineRegistry {
    /// @notice `member` has `sponsor` from now on. The root's sponsor is zero.
    event SponsorBound(address indexed member, address indexed sponsor);

    /// @notice `pool` may set `bit` in its members' records and bind direct buyers.
    event PoolAdded(address indexed pool, uint8 bit, uint8 position);

    /// @notice The wallet has a sponsor already.
    error AlreadyBound();

    /// @notice The caller is not a pool of this registry.
    error UnknownPool();

    /// @notice The pool is listed already.
    error PoolAlreadyAdded();

    /// @notice Positions are 1 to 9.
    error InvalidPosition();

    /// @notice All bits for pools are used.
    error MaximumPoolsReached();

    /// @notice Binds the caller to `sponsor`.
    /// @param sponsor The root or a bound wallet, else `InvalidReferral`.
    function enroll(address sponsor) external;

    /// @notice Lists a pool for ever under the next free bit. Only the admin.
    /// @param position The level that the pool sells, 1–9; a replaced pool gets a bit of its own.
    function add_pool(address pool, uint8 position) external;

    /// @notice Notes that `member` has a place in the calling pool. Only pools.
    /// @dev Reverts with `InvalidReferral` when `member` is unbound and may not be bound, or when `referral`
    /// is not what `referrer` answers.
    /// @param mayBind Whether an unbound `member` is bound to `referral` first.
    /// @return sponsor The member's sponsor, who loses his cut if he is not `referral`.
    function record_join(address member, address referral, bool mayBind) external returns (address sponsor);

    /// @notice Notes that bound `member` has a seat without a fee in the calling pool. Only pools.
    function record_seat(address member) external;

    /// @notice The wallet at which every line of sponsors ends.
    function root() external view returns (address);

    /// @notice Whom `wallet` must name as referral in the pool with `poolBit`: the nearest of its 32 sponsors
    /// upwards that is in, else the root. Zero and false for an unbound wallet and for the root.
    /// @return referral The receiver of the referral cut.
    /// @return is_direct Whether he is the wallet's own sponsor.
    function referrer(address wallet, uint8 poolBit) external view returns (address referral, bool is_direct);

    /// @notice What is known of `wallet`; `bound_at` is 0 for strangers.
    /// @return sponsor Its sponsor; zero for the root.
    /// @return bound_at When it was bound, in seconds.
    /// @return pool_bits A bit for each pool that it is in.
    function wallets(address wallet)
        external
        view
        returns (address sponsor, uint256 bound_at, uint256 pool_bits);

    /// @notice Bit and position of `pool`; position 0 means that it is not listed.
    function pools(address pool) external view returns (uint8 bit, uint8 position);

    /// @notice The pool that owns `bit`; reverts past the last.
    function pool_at(uint256 bit) external view returns (address);

    /// @notice How many pools are listed.
    function total_pools() external view returns (uint256);
}
