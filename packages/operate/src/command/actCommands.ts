import { lastPosition, type Position } from '@upline/domain';
import { Command, Option } from 'commander';
import type { Address } from 'viem';
import { type Fund, planFundClaim } from '../plans/acts/funds.ts';
import {
  type AdminTarget,
  planAcceptHandover,
  planCancelHandover,
  planHandover,
} from '../plans/acts/handover.ts';
import { planSeal, planSeat, planStart } from '../plans/acts/launch.ts';
import { planModifier } from '../plans/acts/modifier.ts';
import { planPause, planUnpause } from '../plans/acts/pause.ts';
import { planAddPool, planCancelPool, planQueuePool } from '../plans/acts/pools.ts';
import { planAccept, planOffer } from '../plans/acts/receivers.ts';
import { planRescue } from '../plans/acts/rescue.ts';
import { planCancelRetirement, planQueueRetirement, planRetire } from '../plans/acts/retirement.ts';
import { type NewTerms, planApplyTerms, planCancelTerms, planQueueTerms } from '../plans/acts/terms.ts';
import * as values from '../plans/acts/values.ts';
import type { ReceiverRole } from '../plans/deploymentState.ts';
import type { Target } from '../plans/target.ts';
import { argument } from '../terminal/argument.ts';
import { gwei, tipOption } from '../terminal/tip.ts';
import { dollars, position, wallet } from './arguments.ts';
import { type ActFlags, type Asked, carryOut } from './carryOut.ts';
import { type CliContext, withTarget } from './desk.ts';

const pools = argument(values.pools);
const contracts = argument(values.contracts);
const role = argument(values.role);
const share = argument(values.share);

/** Creates the command of an act, with the options of every act. */
function act<Values extends object>(
  counter: CliContext,
  name: string,
  description: string,
  ask: (values: Values) => Asked,
): Command {
  return withTarget(new Command(name).description(description))
    .option('--send', 'send it with a key')
    .option('--yes', 'do not ask before sending')
    .option('--keystore <file>', 'the key that sends', counter.environment.UPLINE_KEYSTORE)
    .option('--password-file <file>', "the keystore's password")
    .option(...tipOption, gwei)
    .option('--safe <file>', 'write a file for a Safe’s Transaction Builder')
    .option('--calls', 'print it as wallet_sendCalls (EIP-5792)')
    .option('--calldata', 'print the plain calls')
    .action((flags: ActFlags & Values) => carryOut(counter, ask(flags), flags));
}

function group(name: string, description: string, parts: readonly Command[]): Command {
  const whole = new Command(name).description(description);
  for (const part of parts) whole.addCommand(part);
  return whole;
}

const pool = () =>
  new Option('--pool <pool>', `all, a level from 1 to ${lastPosition}, or an address`)
    .argParser(pools)
    .makeOptionMandatory();
const at = () =>
  new Option('--at <contract>', `all, registry, a level from 1 to ${lastPosition}, or the address of a pool`)
    .argParser(contracts)
    .default('all');
const to = (description: string) =>
  new Option('--to <wallet>', description).argParser(wallet).makeOptionMandatory();
const receiver = () =>
  new Option('--role <role>', 'product or royality').argParser(role).makeOptionMandatory();

interface OnPools {
  pool: Target;
}

function fundCommand(counter: CliContext, fund: Fund): Command {
  const take = ({ pool: target, amount }: OnPools & { amount?: bigint }): Asked => ({
    plan: (situation) => planFundClaim(situation, { fund, target, amount }),
  });
  return act(counter, fund, `take the ${fund} fund, as its receiver`, take)
    .addOption(pool())
    .option('--amount <dollars>', 'less than all, of one pool', dollars);
}

interface Shares {
  fee?: bigint;
  referral?: number;
  network?: number;
  operator?: number;
}

/** The changed terms; others stay. */
function newTerms({ fee, referral, network, operator }: Shares): NewTerms {
  const named = { joiningFee: fee, referralShare: referral, networkShare: network, operatorShare: operator };
  const change = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  if (Object.keys(change).length === 0) {
    throw new Error('Name what is to change: --fee, --referral, --network, --operator.');
  }
  return change;
}

function termsCommands(counter: CliContext): Command {
  return group('terms', 'change what a place costs and how its fee is split', [
    act(counter, 'queue', 'announce new terms', (asked: OnPools & Shares) => ({
      plan: (situation) => planQueueTerms(situation, { target: asked.pool, change: newTerms(asked) }),
    }))
      .addOption(pool())
      .option('--fee <dollars>', 'the price of a place', dollars)
      .option('--referral <percent>', 'to the sponsor', share)
      .option('--network <percent>', 'to uplines or earlier members', share)
      .option('--operator <percent>', 'to the fund', share),
    act(counter, 'apply', 'apply announced terms', ({ pool: target }: OnPools) => ({
      plan: (situation) => planApplyTerms(situation, { target }),
    })).addOption(pool()),
    act(counter, 'cancel', 'withdraw announced terms', ({ pool: target }: OnPools) => ({
      plan: (situation) => planCancelTerms(situation, { target }),
    })).addOption(pool()),
  ]);
}

function retireCommands(counter: CliContext): Command {
  return group('retire', 'end purchases for ever', [
    act(counter, 'announce', 'announce the end, 48 hours ahead', ({ pool: target }: OnPools) => ({
      plan: (situation) => planQueueRetirement(situation, { target }),
    })).addOption(pool()),
    act(counter, 'apply', 'end purchases as announced', ({ pool: target }: OnPools) => ({
      plan: (situation) => planRetire(situation, { target }),
    })).addOption(pool()),
    act(counter, 'cancel', 'withdraw an announced end', ({ pool: target }: OnPools) => ({
      plan: (situation) => planCancelRetirement(situation, { target }),
    })).addOption(pool()),
  ]);
}

interface OfPool {
  pool: Address;
}

function poolCommands(counter: CliContext): Command {
  const contract = () =>
    new Option('--pool <address>', 'the contract').argParser(wallet).makeOptionMandatory();
  const level = () =>
    new Option('--level <level>', `from 1 to ${lastPosition}`).argParser(position).makeOptionMandatory();
  const about =
    <Values extends OfPool>(plan: (values: Values) => Asked['plan']) =>
    (values: Values): Asked => ({
      lookAt: { candidate: values.pool },
      plan: plan(values),
    });
  const queue = about(
    (asked: OfPool & { level: Position }) => (situation) =>
      planQueuePool(situation, { pool: asked.pool, position: asked.level }),
  );
  const add = about(
    (asked: OfPool & { level: Position }) => (situation) =>
      planAddPool(situation, { pool: asked.pool, position: asked.level }),
  );
  const cancel = about((asked: OfPool) => (situation) => planCancelPool(situation, asked));
  const seat = about((asked: OfPool & { wallet: Address }) => (situation) => planSeat(situation, asked));
  const start = about((asked: OfPool) => (situation) => planStart(situation, asked));
  return group('pool', 'add pools to the registry', [
    act(counter, 'queue', 'announce a pool', queue).addOption(contract()).addOption(level()),
    act(counter, 'add', 'list a pool for ever', add).addOption(contract()).addOption(level()),
    act(counter, 'cancel', 'withdraw an announcement', cancel).addOption(contract()),
    act(counter, 'seat', 'give a seat without a fee, before the start', seat)
      .addOption(contract())
      .addOption(new Option('--wallet <wallet>', 'who gets it').argParser(wallet).makeOptionMandatory()),
    act(counter, 'start', 'open purchases for ever', start).addOption(contract()),
  ]);
}

export function actCommands(counter: CliContext): Command[] {
  type Receiver = OnPools & { role: ReceiverRole };
  return [
    termsCommands(counter),
    retireCommands(counter),
    poolCommands(counter),
    act(counter, 'seal', 'close the list of pools that may bind wallets, for ever', () => ({
      plan: planSeal,
    })),
    act(counter, 'pause', 'stop purchases for 14 days', ({ pool: target }: OnPools) => ({
      plan: (situation) => planPause(situation, target),
    })).addOption(pool()),
    act(counter, 'unpause', 'end a pause', ({ pool: target }: OnPools) => ({
      plan: (situation) => planUnpause(situation, target),
    })).addOption(pool()),
    group('receiver', 'change who receives the operator’s funds', [
      act(counter, 'offer', 'offer PRODUCT or ROYALITY', (asked: Receiver & { to: Address }) => ({
        plan: (situation) => planOffer(situation, { target: asked.pool, role: asked.role, to: asked.to }),
      }))
        .addOption(pool())
        .addOption(receiver())
        .addOption(to('who may accept it')),
      act(counter, 'withdraw', 'withdraw an offer', ({ pool: target, role: name }: Receiver) => ({
        plan: (situation) => planOffer(situation, { target, role: name, to: null }),
      }))
        .addOption(pool())
        .addOption(receiver()),
      act(counter, 'accept', 'accept an offered role', ({ pool: target, role: name }: Receiver) => ({
        plan: (situation) => planAccept(situation, { target, role: name }),
      }))
        .addOption(pool())
        .addOption(receiver()),
    ]),
    group('fund', 'claim the operator’s own funds', [
      fundCommand(counter, 'product'),
      fundCommand(counter, 'royalty'),
    ]),
    act(
      counter,
      'rescue',
      'send to PRODUCT what a pool holds and owes to no one',
      (asked: OnPools & { token: Address }) => ({
        lookAt: { token: asked.token },
        plan: (situation) => planRescue(situation, { target: asked.pool, token: asked.token }),
      }),
    )
      .addOption(pool())
      .addOption(new Option('--token <address>', 'the token').argParser(wallet).makeOptionMandatory()),
    group('admin', 'change who is ADMIN', [
      act(counter, 'begin', 'hand ADMIN over', (asked: { at: AdminTarget; to: Address }) => ({
        plan: (situation) => planHandover(situation, { target: asked.at, to: asked.to }),
      }))
        .addOption(at())
        .addOption(to('the next ADMIN')),
      act(counter, 'accept', 'take ADMIN over, two days later', (asked: { at: AdminTarget }) => ({
        plan: (situation) => planAcceptHandover(situation, { target: asked.at }),
      })).addOption(at()),
      act(counter, 'cancel', 'take a hand-over back', (asked: { at: AdminTarget }) => ({
        plan: (situation) => planCancelHandover(situation, { target: asked.at }),
      })).addOption(at()),
    ]),
    act(counter, 'modifier', 'name another MODIFIER', (asked: OnPools & { to: Address }) => ({
      plan: (situation) => planModifier(situation, { target: asked.pool, to: asked.to }),
    }))
      .addOption(pool())
      .addOption(to('the next MODIFIER')),
  ];
}
