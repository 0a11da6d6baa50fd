// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {PoolTest} from "./PoolTest.sol";

/// @notice Calls that one role alone may make, tried by everybody else.
abstract contract HoldersTest is PoolTest {
    /// @notice `data` on `target` is for `role` alone.
    struct Guarded {
        bytes data;
        bytes32 role;
    }

    /// @notice Everybody in `callers` but the holder of the role must be refused, before any other check.
    function assertGuarded(address target, Guarded[] memory calls, address[] memory callers) internal {
        for (uint256 i; i < calls.length; ++i) {
            uint256 refused;
            for (uint256 j; j < callers.length; ++j) {
                if (IAccessControl(target).hasRole(calls[i].role, callers[j])) continue;
                vm.prank(callers[j]);
                (bool succeeded, bytes memory answer) = target.call(calls[i].data);
                assertFalse(succeeded, vm.toString(calls[i].data));
                assertEq(answer, refusal(callers[j], calls[i].role), vm.toString(calls[i].data));
                ++refused;
            }
            assertGe(refused, callers.length - 1, "a role has one holder");
        }
    }

    function refusal(address caller, bytes32 role) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, caller, role);
    }
}
