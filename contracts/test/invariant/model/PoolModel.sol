// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PoolBase} from "../../../src/PoolBase.sol";
import {IPool} from "../../../src/interfaces/IPool.sol";
import {IPoolErrors} from "../../../src/interfaces/IPoolErrors.sol";
import {PoolBooks} from "./PoolBooks.sol";
import {SponsorModel} from "./SponsorModel.sol";

/// @notice Rules of a pool: each `whyNot…` predicts the result of a call from the books alone.
abstract contract PoolModel is PoolBooks {
    constructor(PoolBase modelled, SponsorModel sponsors, IPool.Setup memory setup)
        PoolBooks(modelled, sponsors, setup)
    {}

    /// @param isAsShown True if the purchase names no terms, or the current ones.
    /// @param canPay True if balance and allowance cover the fee.
    function whyNotBuy(address buyer, address referral, bool direct, bool isAsShown, bool canPay)
        external
        view
        returns (bytes memory)
    {
        if (!started) return _because(IPoolErrors.ContractNotInitialized.selector);
        if (retired) return _because(IPoolErrors.PoolRetired.selector);
        if (isPaused()) return _because(IPoolErrors.PurchasesPaused.selector);
        if (referral == buyer) return _because(IPoolErrors.ReferralMustNotBeSender.selector);
        if (isIn(buyer)) return _because(IPoolErrors.AlreadyInvested.selector);
        if (!isAsShown) return _because(IPoolErrors.TermsChanged.selector);
        if (!_isRight(buyer, referral, direct)) return _because(IPoolErrors.InvalidReferral.selector);
        if (!canPay) return _because(IPoolErrors.NotEnoughAllowanceOrBalance.selector);
        return NO_REASON;
    }

    function whyNotClaim(address user, bool canReceive) external view returns (bytes memory) {
        if (!isIn(user)) return _because(IPoolErrors.UserNotInvestor.selector);
        if (credit[user] == 0) return _because(IPoolErrors.NotEnoughBonus.selector);
        if (!canReceive) return _because(IPoolErrors.TransferFailed.selector);
        return NO_REASON;
    }

    function whyNotClaimFund(address caller, uint256 amount, bool canReceive)
        external
        view
        returns (bytes memory)
    {
        bytes memory why = whyNotAs(fundRole(), caller);
        if (why.length != 0) return why;
        if (amount > fund) return _because(IPoolErrors.InsufficientProductOrRoyaltyFund.selector);
        if (!canReceive) return _because(IPoolErrors.TransferFailed.selector);
        return NO_REASON;
    }

    /// @param surplus The token balance above the pool's debts.
    function whyNotRescue(address caller, uint256 surplus, bool canReceive)
        external
        view
        returns (bytes memory)
    {
        bytes memory why = whyNotAs(ADMIN, caller);
        if (why.length != 0) return why;
        if (surplus == 0) return _because(IPoolErrors.NothingToRescue.selector);
        if (holder[PRODUCT] == address(0)) return _because(IPoolErrors.UnknownReceiver.selector);
        if (!canReceive) return _because(IPoolErrors.TransferFailed.selector);
        return NO_REASON;
    }

    function whyNotSeat(address caller, address user) external view returns (bytes memory) {
        bytes memory why = whyNotAs(ADMIN, caller);
        if (why.length != 0) return why;
        if (started) return _because(IPoolErrors.ContractStarted.selector);
        if (_seats == 6) return _because(IPoolErrors.MaximumPlatformInvestorsReached.selector);
        if (isIn(user)) return _because(IPoolErrors.AlreadyInvested.selector);
        if (_seats == 0 && user != _sponsors.root()) return _because(IPoolErrors.InvalidReferral.selector);
        return _sponsors.whyNotSeat(address(pool), user);
    }

    function whyNotStart(address caller) external view returns (bytes memory) {
        bytes memory why = whyNotAs(ADMIN, caller);
        if (why.length != 0) return why;
        if (started) return _because(IPoolErrors.ContractStarted.selector);
        if (_seats == 0) return _because(IPoolErrors.ContractNotInitialized.selector);
        if (!_sponsors.isSealed()) return _because(IPoolErrors.RegistryNotSealed.selector);
        return NO_REASON;
    }

    function whyNotQueue(address caller, IPool.Terms calldata next) external view returns (bytes memory) {
        bytes memory why = whyNotAs(MODIFIER, caller);
        if (why.length != 0) return why;
        uint256 fee = next.joiningFee;
        if (fee < lowestFee || fee > 10 * uint256(_terms.joiningFee) || fee > 10 * firstFee) {
            return _because(IPoolErrors.InvalidJoiningFee.selector);
        }
        uint256 ofMembers = uint256(next.referralShare) + next.networkShare;
        if (ofMembers + next.operatorShare != 10_000) {
            return _because(IPoolErrors.InvalidTotalCutPercentage.selector);
        }
        bool isFair = next.referralShare >= lowestReferral && next.networkShare >= lowestNetwork;
        if (ofMembers < 6_000 || !isFair) return _because(IPoolErrors.MemberShareTooLow.selector);
        return NO_REASON;
    }

    function whyNotApply(address caller) external view returns (bytes memory) {
        bytes memory why = whyNotAs(MODIFIER, caller);
        if (why.length != 0) return why;
        return _whyNotNow(announcedFor, IPoolErrors.TermsNotReady.selector);
    }

    /// @param from The time at which the announced change is due; 0 without an announcement.
    function _whyNotNow(uint256 from, bytes4 tooEarly) private view returns (bytes memory) {
        if (from == 0 || block.timestamp < from) return _because(tooEarly);
        return
            block.timestamp < from + 14 days ? NO_REASON : _because(IPoolErrors.AnnouncementExpired.selector);
    }

    function whyNotCancelTerms(address caller) external view returns (bytes memory) {
        bytes memory why = whyNotAs(MODIFIER, caller);
        if (why.length != 0) return why;
        return announcedFor != 0 ? NO_REASON : _because(IPoolErrors.TermsNotReady.selector);
    }

    function whyNotPause(address caller, bool on) external view returns (bytes memory) {
        bytes memory why = whyNotAs(ADMIN, caller);
        if (why.length != 0) return why;
        bool tooSoon = on && block.timestamp < pausedUntil + 7 days;
        return tooSoon ? _because(IPoolErrors.PauseNotReady.selector) : NO_REASON;
    }

    function whyNotRetire(address caller) external view returns (bytes memory) {
        bytes memory why = whyNotAs(ADMIN, caller);
        if (why.length != 0) return why;
        return _whyNotNow(endAnnouncedFor, IPoolErrors.RetirementNotReady.selector);
    }

    function whyNotQueueRetirement(address caller) external view returns (bytes memory) {
        bytes memory why = whyNotAs(ADMIN, caller);
        if (why.length != 0) return why;
        return retired ? _because(IPoolErrors.PoolRetired.selector) : NO_REASON;
    }

    function whyNotCancelRetirement(address caller) external view returns (bytes memory) {
        bytes memory why = whyNotAs(ADMIN, caller);
        if (why.length != 0) return why;
        return endAnnouncedFor != 0 ? NO_REASON : _because(IPoolErrors.RetirementNotReady.selector);
    }

    function whyNotOffer(address caller, bytes32 role) external view returns (bytes memory) {
        bytes memory why = whyNotAs(ADMIN, caller);
        if (why.length != 0) return why;
        bool known = role == PRODUCT || role == ROYALITY;
        return known ? NO_REASON : _because(IPoolErrors.UnknownReceiver.selector);
    }

    function whyNotAcceptOffer(address caller, bytes32 role) external view returns (bytes memory) {
        bool isOffered = offered[role] == caller;
        return isOffered ? NO_REASON : _because(IPoolErrors.UnknownReceiver.selector);
    }

    function _because(bytes4 error) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(error);
    }

    /// @dev Receivers' roles are given by nobody: they move by offer and acceptance alone.
    function _giverOf(bytes32 role) internal pure override returns (bytes32) {
        return role == PRODUCT || role == ROYALITY || role == NOBODY ? NOBODY : ADMIN;
    }

    /* IMPLEMENTED BY EACH KIND */

    /// @notice Whose holder takes the fund.
    function fundRole() public pure virtual returns (bytes32);

    function _isRight(address buyer, address referral, bool direct) internal view virtual returns (bool);
}
