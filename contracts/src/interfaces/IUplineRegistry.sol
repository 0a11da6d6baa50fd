// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The permanent sponsors of all wallets, shared by all pools
/// @notice A sponsor is the root or bound before, so that sponsors form a tree: no cycles, and every walk
/// ends at the root. A wallet is bound once, by its own call, by its own signature, or by its own first direct
/// purchase in a race pool; nobody can change it after.
interface IUplineRegistry {
    /// @notice A wallet signs it (EIP-712, domain "Upline Registry" version "1") so that another wallet can bind it.
    /// @dev A signature cannot be revoked: of several, the first one submitted binds.
    /// @param member Who is bound. A wallet with code, also by EIP-7702, answers by EIP-1271.
    /// @param sponsor To whom.
    /// @param deadline Until when the signature counts, in seconds.
    /// @param signature Over `Enrolment(address member,address sponsor,uint256 deadline)`.
    struct Enrolment {
        address member;
        address sponsor;
        uint256 deadline;
        bytes signature;
    }

    /// @notice `member` has `sponsor` from now on. The root's sponsor is zero.
    /// @param member Who is bound.
    /// @param sponsor The permanent sponsor.
    event SponsorBound(address indexed member, address indexed sponsor);

    /// @notice `pool` may set `bit` in its members' records, and bind direct buyers if it came before the seal.
    /// @param pool The contract.
    /// @param bit Its number in the list, from 0.
    /// @param position The level that it sells, from 1.
    event PoolAdded(address indexed pool, uint8 bit, uint8 position);

    /// @notice `pool` can be added from `readyAt` until before `expiresAt`, in seconds.
    /// @param pool The contract.
    /// @param position The announced level.
    /// @param readyAt When it can be added first.
    /// @param expiresAt From when on it cannot without a new announcement.
    event PoolQueued(address indexed pool, uint8 position, uint256 readyAt, uint256 expiresAt);

    /// @notice The announcement of `pool` was cancelled.
    /// @param pool The contract.
    event PoolCancelled(address indexed pool);

    /// @notice The list of pools that may bind is closed.
    event Sealed();

    /// @notice The wallet has a sponsor already.
    error AlreadyBound();

    /// @notice The caller is not a pool of this registry.
    error UnknownPool();

    /// @notice The pool is listed already.
    error PoolAlreadyAdded();

    /// @notice Positions begin at 1. A registry outlives its first levels, so that it knows no last one.
    error InvalidPosition();

    /// @notice All bits for pools are used.
    error MaximumPoolsReached();

    /// @notice The pool was not announced with this position and this code, or less than 48 hours ago.
    error PoolNotReady();

    /// @notice The contract does not answer as a pool of this registry and of this position.
    error NotAPool();

    /// @notice The list of pools that may bind is closed already.
    error AlreadySealed();

    /// @notice The deadline of this signature has passed.
    error EnrolmentExpired();

    /// @notice The member did not sign this enrolment.
    error InvalidSignature();

    /// @notice More than 32 enrolments in one call.
    error TooManyEnrolments();

    /* BINDING */

    /// @notice Binds the caller to `sponsor`. `AlreadyBound` the second time.
    /// @param sponsor The root or a bound wallet, else `InvalidReferral`.
    function enroll(address sponsor) external;

    /// @notice Binds `member`, who signed an `Enrolment`, to `sponsor`; anybody may bring the signature.
    /// @dev Checks, in this order: `AlreadyBound`, `EnrolmentExpired` after the deadline, `InvalidSignature`,
    /// `InvalidReferral` as in `enroll`.
    /// @param member Who is bound.
    /// @param sponsor The root or a bound wallet.
    /// @param deadline Until when the signature counts, in seconds.
    /// @param signature The member's, by key or by EIP-1271.
    function enroll_for(address member, address sponsor, uint256 deadline, bytes calldata signature) external;

    /// @notice Binds up to 32 members in this order, so that a sponsor can precede their own members. Members
    /// who are bound already are skipped, so that nobody can spoil the call by being first; the caller needs
    /// no signature of their own, nor a deadline.
    /// @dev `TooManyEnrolments`, then for each member the checks of `enroll_for`.
    /// @param enrolments Members with their sponsors; a sponsor precedes their own members.
    function enroll_many(Enrolment[] calldata enrolments) external;

    /* POOLS */

    /// @notice Lists a pool for ever under the next free bit. Only the admin. Before the seal at once; after it
    /// from 48 hours after `queue_pool` on, for 14 days, and such a pool never binds anybody.
    /// @dev Checks, in this order: `InvalidPosition`, `PoolAlreadyAdded`, `MaximumPoolsReached` past 56 pools,
    /// `PoolNotReady`, `AnnouncementExpired`, and `NotAPool` unless the contract names this registry, this position
    /// and the kind that the position sells. This catches mistakes, not malicious code.
    /// @param pool The contract.
    /// @param position The level that the pool sells, from 1; a replaced pool gets a bit of its own.
    function add_pool(address pool, uint8 position) external;

    /// @notice Announces a pool. Only the admin. A second announcement replaces the first. `add_pool` lists no
    /// other code than the announced, so that members read in the 48 hours what is listed after them.
    /// @dev Checks, in this order: `InvalidPosition`, `PoolAlreadyAdded`, and `NotAPool` as in `add_pool`.
    /// @param pool The contract.
    /// @param position The level that the pool will sell, from 1.
    function queue_pool(address pool, uint8 position) external;

    /// @notice Cancels an announcement. Only the admin. `PoolNotReady` without an announcement.
    /// @param pool The contract.
    function cancel_pool(address pool) external;

    /// @notice Closes the list of pools that may bind, for ever. Only the admin. `AlreadySealed` the second time.
    function seal() external;

    /* CALLED BY POOLS */

    /// @notice Notes that `member` has a place in the calling pool. Only pools.
    /// @dev Reverts with `InvalidReferral` when `member` is the root, when it is unbound and may not be bound, or
    /// when `referral` is not what `referrer` answers.
    /// @param member The buyer.
    /// @param referral Whom they named.
    /// @param mayBind Whether an unbound `member` is bound to `referral` first; pools added after the seal cannot.
    /// @return sponsor The member's sponsor, who loses their cut if they are not `referral`.
    function record_join(address member, address referral, bool mayBind) external returns (address sponsor);

    /// @notice Notes that bound `member` has a seat without a fee in the calling pool. Only pools.
    /// @param member The holder of the seat.
    function record_seat(address member) external;

    /* VIEWS */

    /// @notice The wallet at which every line of sponsors ends.
    function root() external view returns (address);

    /// @notice Whom `wallet` must name as referral in the pool with `poolBit`: the nearest of its 32 sponsors
    /// upwards that is in, else the root; the root also for a bit that no pool has. Zero and false for an unbound
    /// wallet and for the root.
    /// @param wallet A buyer.
    /// @param poolBit The number of a pool in the list.
    /// @return referral The receiver of the referral cut.
    /// @return is_direct Whether that is the wallet's own sponsor.
    function referrer(address wallet, uint8 poolBit) external view returns (address referral, bool is_direct);

    /// @notice The record of `wallet`; `bound_at` is 0 for strangers.
    /// @param wallet Anybody.
    /// @return sponsor Its sponsor; zero for the root.
    /// @return bound_at When it was bound, in seconds.
    /// @return pool_bits One bit for each pool in which it has a place.
    function wallets(address wallet)
        external
        view
        returns (address sponsor, uint256 bound_at, uint256 pool_bits);

    /// @notice Bit and position of `pool`, and whether it may bind; position 0 means that it is not listed.
    /// @param pool A contract.
    /// @return bit Its number in the list.
    /// @return position The level that it sells.
    /// @return may_bind Whether it binds direct buyers.
    function pools(address pool) external view returns (uint8 bit, uint8 position, bool may_bind);

    /// @notice The announcement of `pool` and when it can be added, in seconds; zeros for other pools. An
    /// expired announcement remains until it is replaced or cancelled.
    /// @param pool A contract.
    /// @return position The announced level.
    /// @return ready_at The first time at which it can be added.
    /// @return expires_at The time from which it can no longer be added.
    function pending_pools(address pool)
        external
        view
        returns (uint8 position, uint256 ready_at, uint256 expires_at);

    /// @notice True if the list of pools that may bind is closed.
    function is_sealed() external view returns (bool);

    /// @notice The pool that owns `bit`; reverts past the last.
    /// @param bit The number in the list, from 0.
    function pool_at(uint256 bit) external view returns (address);

    /// @notice Number of listed pools.
    function total_pools() external view returns (uint256);
}
