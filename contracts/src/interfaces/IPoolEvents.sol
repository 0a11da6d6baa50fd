// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Events of both kinds of pool
/// @notice Together with the `Invested` event of each kind these logs suffice to rebuild every balance.
/// All amounts are units of the stable coin (10⁻⁶).
interface IPoolEvents {
    /// @notice A fund of the operator that collects part of each fee.
    enum Fund {
        Product,
        Royalty
    }

    /// @notice `loser`, the sponsor of `from`, held no place here when `from` bought; `receiver` got the cut.
    /// @param loser The sponsor without a place in this pool.
    /// @param from The buyer.
    /// @param receiver The nearest ancestor who is in.
    /// @param amount The cut.
    event LostIncome(address indexed loser, address indexed from, address indexed receiver, uint256 amount);

    /// @notice A member claimed their whole credit.
    /// @param user The member.
    /// @param amount The credit that was paid.
    event BonusClaimed(address indexed user, uint256 amount);

    /// @notice The receiver of a fund was paid from it.
    /// @param kind Which fund.
    /// @param to Its receiver.
    /// @param amount What they took.
    event FundClaimed(Fund indexed kind, address indexed to, uint256 amount);

    /// @notice A seat that pays no fee was given before the start. `upline` is zero for the root and in
    /// global pools.
    /// @param user The holder of the seat.
    /// @param upline The member above, whose slot the seat fills.
    /// @param index Its number in order of joining.
    event PlatformInvestorAdded(address indexed user, address indexed upline, uint256 index);

    /// @notice Purchases are open; the platform investors are fixed.
    event Started();

    /// @notice Purchases rest until `until`, in seconds; a time that has come says that they go on.
    /// @param until The time at which purchases resume.
    event PausedSet(uint256 until);

    /// @notice Purchases have ended for ever.
    event Retired();

    /// @notice Purchases can be ended for ever from `readyAt` until before `expiresAt`, in seconds.
    /// @param readyAt When the pool can retire first.
    /// @param expiresAt From when on it cannot without a new announcement.
    event RetirementQueued(uint256 readyAt, uint256 expiresAt);

    /// @notice The announced retirement was taken back.
    event RetirementCancelled();

    /// @notice New terms are announced; they can be applied from `readyAt` until before `expiresAt`, in seconds.
    /// @param joiningFee Price of a place.
    /// @param referralShare To the referral.
    /// @param networkShare To uplines or earlier holders.
    /// @param operatorShare To the operator's fund.
    /// @param readyAt When the terms can be applied first.
    /// @param expiresAt From when on they cannot without a new announcement.
    event TermsQueued(
        uint256 joiningFee,
        uint256 referralShare,
        uint256 networkShare,
        uint256 operatorShare,
        uint256 readyAt,
        uint256 expiresAt
    );

    /// @notice The terms of every purchase from now on; also emitted by the constructor.
    /// @param joiningFee Price of a place.
    /// @param referralShare To the referral.
    /// @param networkShare To uplines or earlier holders.
    /// @param operatorShare To the operator's fund.
    event TermsApplied(
        uint256 joiningFee, uint256 referralShare, uint256 networkShare, uint256 operatorShare
    );

    /// @notice The announced terms were taken back.
    /// @param joiningFee Price of a place.
    /// @param referralShare To the referral.
    /// @param networkShare To uplines or earlier holders.
    /// @param operatorShare To the operator's fund.
    event TermsCancelled(
        uint256 joiningFee, uint256 referralShare, uint256 networkShare, uint256 operatorShare
    );

    /// @notice PRODUCT or ROYALITY is offered to `account`, or to nobody any more when it is zero.
    /// @param role PRODUCT or ROYALITY.
    /// @param account The wallet that may accept the role.
    event ReceiverProposed(bytes32 indexed role, address indexed account);

    /// @notice PRODUCT or ROYALITY moved from `previous` to `account`, who accepted it.
    /// @param role PRODUCT or ROYALITY.
    /// @param previous Who held it.
    /// @param account Who holds it.
    event ReceiverChanged(bytes32 indexed role, address indexed previous, address indexed account);

    /// @notice Coins that the pool did not owe were sent to the holder of PRODUCT.
    /// @param token The coin.
    /// @param to The holder of PRODUCT.
    /// @param amount The amount sent.
    event Rescued(address indexed token, address indexed to, uint256 amount);
}
