import type { EnrolmentText } from '@upline/domain';
import type { Address, Hex } from 'viem';
import type { Enrolment } from '../../poolModel/index.ts';
import { SeededRandom } from '../seededRandom.ts';
import { signEnrolment } from '../signatures.ts';
import { planCall, type Stage } from '../stage.ts';
import { type Action, everybody, moment, registryOf } from './action.ts';

const strangers = ({ model }: Stage) => everybody.filter((wallet) => !model.registry.isBound(wallet));
const bound = ({ model }: Stage) => everybody.filter((wallet) => model.registry.isBound(wallet));

export const enroll: Action = (stage, random) => {
  const caller = random.mostly(strangers(stage), everybody);
  const sponsor = random.mostly(bound(stage), everybody);
  return planCall(registryOf(stage), { caller, at: moment(stage, random) }, 'enroll', [sponsor], (call) =>
    stage.model.registry.enroll(call, sponsor),
  );
};

interface Signed extends Enrolment {
  member: Address;
  signature: Hex;
}

/**
 * An enrolment with a signature; now and then the signature is invalid, expired or for another
 * text.
 */
async function signed(stage: Stage, random: SeededRandom, at: bigint, text: EnrolmentText): Promise<Signed> {
  const { registry, coin } = stage.places;
  const canSign = everybody.includes(text.member);
  if (canSign && !random.chance(18)) {
    return { ...text, isSigned: true, signature: await signEnrolment(registry, text.member, text) };
  }
  const other = everybody.find((wallet) => wallet !== text.member) ?? text.member;
  const flaws = [
    () => signEnrolment(registry, other, text),
    () => signEnrolment(registry, other, { ...text, member: other }),
    async (): Promise<Hex> => '0x',
    async (): Promise<Hex> => `0x${'11'.repeat(65)}`,
    ...(canSign
      ? [
          () => signEnrolment(registry, text.member, { ...text, sponsor: other, deadline: at + 77n }),
          () => signEnrolment(registry, text.member, { ...text, deadline: text.deadline + 1n }),
          () => signEnrolment(coin, text.member, text),
        ]
      : []),
  ];
  return { ...text, isSigned: false, signature: await random.pick(flaws)() };
}

/** Dice without deviations. */
const calm = new SeededRandom([]);

/** Offsets of deadlines: in the past, the last second, or later, seconds. */
const deadlines = [3_600n, 0n, 1n, 3_600n, 86_400n, 3_600n, -1n, -3_600n] as const;

export const enrollFor: Action = async (stage, random) => {
  const at = moment(stage, random);
  const { pools } = stage.places;
  // A contract without EIP-1271 as member, too.
  const member = random.mostly(strangers(stage), [...everybody, pools.plain.address]);
  const sponsor = random.mostly(bound(stage), everybody, 8);
  const one = await signed(stage, random, at, { member, sponsor, deadline: at + random.pick(deadlines) });
  const args = [one.member, one.sponsor, one.deadline, one.signature];
  return planCall(registryOf(stage), { caller: random.pick(everybody), at }, 'enroll_for', args, (call) =>
    stage.model.registry.enroll_for(call, one),
  );
};

export const enrollMany: Action = async (stage, random) => {
  const at = moment(stage, random);
  const enrolments: Signed[] = [];
  const count = random.pick([1, 2, 3, 2, 0]);
  const known = bound(stage);
  for (let entry = 0; entry < count; entry++) {
    const member = random.mostly(strangers(stage), everybody, 10);
    const sponsor = random.mostly(known, everybody, 5);
    // Only the first may be invalid, since each invalid one would revert the whole call.
    const mood = entry === 0 ? random : calm;
    enrolments.push(await signed(stage, mood, at, { member, sponsor, deadline: at + mood.pick(deadlines) }));
    known.push(member);
  }
  if (random.chance(12)) enrolments.push(...tooMany(everybody, at));
  const caller = random.chance(40)
    ? (enrolments[0]?.member ?? random.pick(everybody))
    : random.pick(everybody);
  return planCall(registryOf(stage), { caller, at }, 'enroll_many', [enrolments], (call) =>
    stage.model.registry.enroll_many(call, enrolments),
  );
};

/** 33 enrolments, one more than a call may contain. */
function tooMany(wallets: readonly Address[], deadline: bigint): Signed[] {
  const [member, sponsor] = wallets;
  if (!member || !sponsor) throw new RangeError('There are two wallets at least.');
  return Array.from({ length: 33 }, () => ({ member, sponsor, deadline, isSigned: false, signature: '0x' }));
}
