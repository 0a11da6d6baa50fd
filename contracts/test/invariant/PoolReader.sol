// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GlobalPool} from "../../src/GlobalPool.sol";
import {PoolBase} from "../../src/PoolBase.sol";
import {RacePool} from "../../src/RacePool.sol";
import {IGlobalPool} from "../../src/interfaces/IGlobalPool.sol";
import {IPool} from "../../src/interfaces/IPool.sol";
import {IRacePool} from "../../src/interfaces/IRacePool.sol";
import {Figures, Place} from "./PoolState.sol";

/// @notice Reads a pool through its views alone.
contract PoolReader {
    function places(PoolBase pool, bool race, address[] calldata wallets)
        external
        view
        returns (Place[] memory all)
    {
        all = new Place[](wallets.length);
        for (uint256 i; i < wallets.length; ++i) {
            Place memory place = all[i];
            place.wallet = wallets[i];
            place.claimable = pool.getCurrentBonusEarned(place.wallet);
            place.claimed = pool.claimed_bonus(place.wallet);
            if (race) {
                RacePool matrix = RacePool(address(pool));
                (place.index, place.upline, place.downlines) = matrix.users(place.wallet);
                place.uplines = matrix.five_uplines(place.wallet);
            } else {
                (place.index, place.since) = GlobalPool(address(pool)).user_share(place.wallet);
            }
        }
    }

    function figures(PoolBase pool, bool race) external view returns (Figures memory seen) {
        seen.offered[0] = pool.proposed_receiver(pool.PRODUCT());
        seen.offered[1] = pool.proposed_receiver(pool.ROYALITY());
        (IPool.Terms memory next, uint256 readyAt, uint256 expiresAt) = pool.pending_terms();
        seen.announced = [next.joiningFee, next.referralShare, next.networkShare, uint256(next.operatorShare)];
        seen.announcedFor = [readyAt, expiresAt];
        (readyAt, expiresAt) = pool.pending_retirement();
        seen.endAnnouncedFor = [readyAt, expiresAt];
        seen.pausedUntil = pool.paused_until();
        seen.started = pool.is_started();
        seen.retired = pool.is_retired();
        seen.users = pool.total_users();
        seen.owed = pool.owed();
        seen.seats = new address[](pool.total_platform_investors());
        for (uint256 i; i < seen.seats.length; ++i) {
            seen.seats[i] = pool.platform_investors(i);
        }
        if (race) _readRace(RacePool(address(pool)), seen);
        else _readGlobal(GlobalPool(address(pool)), seen);
    }

    function _readRace(RacePool pool, Figures memory seen) private view {
        IRacePool.Config memory config = pool.config();
        seen.admin = config.admin;
        seen.holders = [config.modifier_admin, config.product_pool, config.royalty_admin];
        seen.terms = [
            config.joining_fee, config.bonus_percentage, config.upline_percentage, config.product_percentage
        ];
        seen.cuts = [config.bonus_cut, config.upline_cut, config.product_cut];
        seen.fund = pool.product_fund();
        seen.firstFree = pool.sequential_index();
    }

    function _readGlobal(GlobalPool pool, Figures memory seen) private view {
        IGlobalPool.Config memory config = pool.config();
        seen.admin = config.admin;
        seen.holders = [config.modifier_admin, config.product_pool, config.royalty_admin];
        seen.terms = [
            config.joining_fee, config.referral_percentage, config.pool_percentage, config.royalty_percentage
        ];
        seen.cuts = [config.referral_cut, config.pool_cut, config.royalty_cut];
        seen.fund = pool.royalty_fund();
        seen.carry = pool.carry();
        seen.perShare = pool.earned_per_share();
    }
}
