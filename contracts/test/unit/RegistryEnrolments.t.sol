// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {UplineRegistry} from "../../src/UplineRegistry.sol";
import {IPoolErrors} from "../../src/interfaces/IPoolErrors.sol";
import {IUplineRegistry} from "../../src/interfaces/IUplineRegistry.sol";
import {EnrolmentsTest, SmartWallet} from "../support/Enrolments.sol";

/// @notice Any wallet may submit a member's signature; no wallet can bind the member without it.
contract RegistryEnrolmentsTest is EnrolmentsTest {
    address private _ann = makeAddr("ann");
    address private _ben = makeAddr("ben");

    function setUp() public {
        vm.warp(NOW);
    }

    function expectRefusal(bytes4 reason, IUplineRegistry.Enrolment memory one) private {
        vm.expectRevert(reason);
        enrollFor(one);
    }

    function manyOf(IUplineRegistry.Enrolment memory one)
        private
        pure
        returns (IUplineRegistry.Enrolment[] memory many)
    {
        many = new IUplineRegistry.Enrolment[](1);
        many[0] = one;
    }

    /* ONE */

    function test_ASignatureBindsItsSigner() public {
        IUplineRegistry.Enrolment memory one = signed("ann", root, NOW + 1);
        vm.expectEmit(address(registry));
        emit IUplineRegistry.SponsorBound(_ann, root);
        vm.prank(_ben);
        enrollFor(one);
        (address sponsor, uint256 boundAt, uint256 bits) = registry.wallets(_ann);
        assertEq(sponsor, root);
        assertEq(boundAt, NOW);
        assertEq(bits, 0);
        assertEq(sponsorOf(_ben), address(0), "who brings it is not bound");
    }

    function test_ASignatureCountsUntilItsDeadline() public {
        enrollFor(signed("ann", root, NOW));
        assertEq(sponsorOf(_ann), root);
    }

    function test_RevertWhen_TheDeadlineIsOneSecondPast() public {
        expectRefusal(IUplineRegistry.EnrolmentExpired.selector, signed("ann", root, NOW - 1));
    }

    function test_RevertWhen_ASignedMemberIsBoundAlready() public {
        enrollFor(signed("ann", root, NOW));
        expectRefusal(IUplineRegistry.AlreadyBound.selector, signed("ann", root, NOW));
        expectRefusal(IUplineRegistry.AlreadyBound.selector, signed("root", _ann, NOW));
    }

    function test_RevertWhen_TheSignedSponsorIsUnboundOrTheMemberHimself() public {
        expectRefusal(IPoolErrors.InvalidReferral.selector, signed("ann", _ben, NOW));
        expectRefusal(IPoolErrors.InvalidReferral.selector, signed("ann", _ann, NOW));
        expectRefusal(IPoolErrors.InvalidReferral.selector, signed("ann", address(0), NOW));
    }

    function test_RevertWhen_AnyPartIsNotWhatWasSigned() public {
        enroll(_ben, root);
        IUplineRegistry.Enrolment memory one = signed("ann", root, NOW);
        one.sponsor = _ben;
        expectRefusal(IUplineRegistry.InvalidSignature.selector, one);
        one = signed("ann", root, NOW);
        one.deadline = NOW + 1;
        expectRefusal(IUplineRegistry.InvalidSignature.selector, one);
        one = signed("ann", root, NOW);
        one.member = makeAddr("cat");
        expectRefusal(IUplineRegistry.InvalidSignature.selector, one);
        one.member = address(0);
        expectRefusal(IUplineRegistry.InvalidSignature.selector, one);
        one = signed("ann", root, NOW);
        one.signature = "";
        expectRefusal(IUplineRegistry.InvalidSignature.selector, one);
    }

    function test_RevertWhen_TheSignatureIsForAnotherRegistryOrChain() public {
        IUplineRegistry.Enrolment memory one = signed("ann", root, NOW);
        UplineRegistry other = new UplineRegistry(admin, root);
        vm.expectRevert(IUplineRegistry.InvalidSignature.selector);
        other.enroll_for(one.member, one.sponsor, one.deadline, one.signature);
        vm.chainId(137);
        expectRefusal(IUplineRegistry.InvalidSignature.selector, one);
    }

    /// @dev Bound, expired, unsigned, then the sponsor.
    function test_RevertWhen_SeveralRulesAreBrokenAtOnceTheFirstIsTold() public {
        IUplineRegistry.Enrolment memory one = IUplineRegistry.Enrolment(_ann, _ben, NOW - 1, "");
        expectRefusal(IUplineRegistry.EnrolmentExpired.selector, one);
        one.deadline = NOW;
        expectRefusal(IUplineRegistry.InvalidSignature.selector, one);
        one.member = root;
        one.deadline = NOW - 1;
        expectRefusal(IUplineRegistry.AlreadyBound.selector, one);
    }

    /* SMART WALLETS */

    function test_ASmartWalletIsBoundByItsOwnersSignature() public {
        address smart = address(new SmartWallet(_ann));
        bytes memory signature = signWith(keyOf("ann"), digestOf(smart, root, NOW));
        registry.enroll_for(smart, root, NOW, signature);
        assertEq(sponsorOf(smart), root);
        assertEq(sponsorOf(_ann), address(0), "the owner is another wallet");
    }

    function test_RevertWhen_ASmartWalletDidNotSign() public {
        address smart = address(new SmartWallet(_ann));
        bytes memory signature = signWith(keyOf("ben"), digestOf(smart, root, NOW));
        expectRefusal(
            IUplineRegistry.InvalidSignature.selector, IUplineRegistry.Enrolment(smart, root, NOW, signature)
        );
    }

    function test_RevertWhen_AContractThatSignsNothingIsEnrolled() public {
        expectRefusal(
            IUplineRegistry.InvalidSignature.selector, IUplineRegistry.Enrolment(address(coin), root, NOW, "")
        );
    }

    /* MANY */

    function test_AWholeLineIsBoundInOrder() public {
        IUplineRegistry.Enrolment[] memory line = new IUplineRegistry.Enrolment[](2);
        line[0] = signed("ann", root, NOW);
        line[1] = signed("ben", _ann, NOW);
        vm.expectEmit(address(registry));
        emit IUplineRegistry.SponsorBound(_ann, root);
        vm.expectEmit(address(registry));
        emit IUplineRegistry.SponsorBound(_ben, _ann);
        registry.enroll_many(line);
        assertEq(sponsorOf(_ben), _ann);
    }

    function test_RevertWhen_ASponsorFollowsTheirOwnMember() public {
        IUplineRegistry.Enrolment[] memory line = new IUplineRegistry.Enrolment[](2);
        line[0] = signed("ben", _ann, NOW);
        line[1] = signed("ann", root, NOW);
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        registry.enroll_many(line);
        assertEq(sponsorOf(_ann), address(0), "all or none");
    }

    function test_TheCallerNeedsNeitherSignatureNorDeadline() public {
        vm.prank(_ann);
        registry.enroll_many(manyOf(IUplineRegistry.Enrolment(_ann, root, 0, "")));
        assertEq(sponsorOf(_ann), root);
    }

    function test_SkipsBoundMembers() public {
        enroll(_ann, root);
        IUplineRegistry.Enrolment[] memory line = new IUplineRegistry.Enrolment[](3);
        line[0] = IUplineRegistry.Enrolment(_ann, _ben, 0, "");
        line[1] = signed("ben", _ann, NOW);
        line[2] = IUplineRegistry.Enrolment(root, _ann, 0, "");
        registry.enroll_many(line);
        assertEq(sponsorOf(_ann), root);
        assertEq(sponsorOf(_ben), _ann);
        assertEq(sponsorOf(root), address(0));
    }

    function test_AMemberNamedTwiceIsBoundByTheFirst() public {
        enroll(_ben, root);
        IUplineRegistry.Enrolment[] memory twice = new IUplineRegistry.Enrolment[](2);
        twice[0] = signed("ann", _ben, NOW);
        twice[1] = signed("ann", root, NOW);
        registry.enroll_many(twice);
        assertEq(sponsorOf(_ann), _ben);
    }

    function test_RevertWhen_OneOfManyIsExpiredUnsignedOrWithoutSponsor() public {
        IUplineRegistry.Enrolment[] memory one = manyOf(signed("ann", root, NOW - 1));
        vm.expectRevert(IUplineRegistry.EnrolmentExpired.selector);
        registry.enroll_many(one);
        one = manyOf(IUplineRegistry.Enrolment(_ann, root, NOW, ""));
        vm.expectRevert(IUplineRegistry.InvalidSignature.selector);
        registry.enroll_many(one);
        one = manyOf(signed("ann", _ben, NOW));
        vm.expectRevert(IPoolErrors.InvalidReferral.selector);
        registry.enroll_many(one);
    }

    function test_ThirtyTwoAreBoundAtOnce() public {
        IUplineRegistry.Enrolment[] memory all = new IUplineRegistry.Enrolment[](32);
        for (uint256 i; i < all.length; ++i) {
            all[i] = signed(string.concat("member", vm.toString(i)), root, NOW);
        }
        registry.enroll_many(all);
        assertEq(sponsorOf(makeAddr("member31")), root);
    }

    function test_RevertWhen_ThirtyThreeAreBoundAtOnce() public {
        IUplineRegistry.Enrolment[] memory all = new IUplineRegistry.Enrolment[](33);
        vm.expectRevert(IUplineRegistry.TooManyEnrolments.selector);
        registry.enroll_many(all);
    }

    function test_AnEmptyListBindsNobody() public {
        vm.recordLogs();
        registry.enroll_many(new IUplineRegistry.Enrolment[](0));
        assertEq(vm.getRecordedLogs().length, 0);
    }
}
