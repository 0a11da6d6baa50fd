// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EighteenInvariants} from "./EighteenInvariants.sol";
import {Handler} from "./Handler.sol";
import {HostileHandler} from "./HostileHandler.sol";
import {ObedientHandler} from "./ObedientHandler.sol";
import {Place} from "./PoolState.sol";

/// @notice Every run begins with the same network and must keep the eighteen rules to its end.
abstract contract Campaign is EighteenInvariants {
    /// @dev A run cut short by a failure, or of one call again and again, proves nothing about what it might have met.
    uint256 internal constant FULL_RUN = 200;

    uint256 internal accepted;

    function _begin(Handler handler, bytes4[] memory actions) internal {
        world = handler;
        accepted = handler.accepted();
        targetSelector(FuzzSelector({addr: address(handler), selectors: actions}));
        targetContract(address(handler));
        assertGe(_depth(0), 6, "the first race is at least six deep");
        assertGe(_depth(1), 6, "the second race is at least six deep");
    }

    /// @dev Generations between the root and the deepest member.
    function _depth(uint256 p) private view returns (uint256 deepest) {
        Place[] memory places = world.models(p).places();
        uint256[] memory depth = new uint256[](places.length);
        for (uint256 i = 1; i < places.length; ++i) {
            uint256 j;
            while (places[j].wallet != places[i].upline) ++j;
            depth[i] = depth[j] + 1;
            if (depth[i] > deepest) deepest = depth[i];
        }
    }
}

/// @dev Each call of a handler runs as a transaction of its own, so that gas is what a member would pay.
/// forge-config: default.isolate = true
contract ObedientCampaignTest is Campaign {
    function setUp() public {
        ObedientHandler handler = new ObedientHandler();
        handler.grow();
        _begin(handler, handler.actions());
    }

    function invariant_AllEighteenAmongTheObedient() public {
        assertAll();
    }

    /// @dev A run without a purchase, a loss or a claim would prove little.
    function afterInvariant() public view {
        if (world.turns() < FULL_RUN) return;
        assertGt(world.purchases(), 20);
        assertGt(world.losses(), 2);
        assertGt(world.claims(), 0);
        assertGt(world.administered(), 20);
    }
}

/// @dev Each call of a handler runs as a transaction of its own, so that gas is what a member would pay.
/// forge-config: default.isolate = true
contract HostileCampaignTest is Campaign {
    function setUp() public {
        HostileHandler handler = new HostileHandler();
        handler.grow();
        _begin(handler, handler.actions());
    }

    function invariant_AllEighteenAmongTheHostile() public {
        assertAll();
    }

    /// @dev A run in which little was refused, always for the same reasons, or hardly anything let through, would
    /// prove little.
    function afterInvariant() public view {
        if (world.turns() < FULL_RUN) return;
        assertGt(world.refused(), 60);
        assertGt(world.refusals(), 10);
        assertGt(world.accepted(), accepted + 10);
    }
}
