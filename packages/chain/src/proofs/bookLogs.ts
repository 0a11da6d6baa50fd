import type { Position } from '@upline/domain';
import type { Address } from 'viem';
import { getLogs } from 'viem/actions';
import { getAbiItem } from 'viem/utils';
import { globalPoolAbi, racePoolAbi } from '../abi.ts';
import type { Reader } from '../pools/pools.ts';
import type { BookEvent } from './poolBooks.ts';

/** The money and seat events that both kinds of pool share, and each kind's purchase event. */
const bookEvents = [
  getAbiItem({ abi: racePoolAbi, name: 'Invested' }),
  getAbiItem({ abi: globalPoolAbi, name: 'Invested' }),
  getAbiItem({ abi: racePoolAbi, name: 'PlatformInvestorAdded' }),
  getAbiItem({ abi: racePoolAbi, name: 'BonusClaimed' }),
  getAbiItem({ abi: racePoolAbi, name: 'FundClaimed' }),
] as const;

/**
 * Reads the pools' money and seat events in a range of blocks, both ends included, in chain order.
 * @throws Error viem's own, if the node does not answer.
 */
export function readBookLogs(reader: Reader, address: Address[], fromBlock: bigint, toBlock: bigint) {
  return getLogs(reader, { address, events: bookEvents, strict: true, fromBlock, toBlock });
}

type BookLog = Awaited<ReturnType<typeof readBookLogs>>[number];

/** Converts a log to an event for the books of the pool at this position. */
export function bookEventOf(log: BookLog, position: Position): BookEvent {
  switch (log.eventName) {
    case 'Invested': {
      const { args } = log;
      if ('acc' in args) {
        const { index, poolCut, royaltyCut, acc } = args;
        return {
          name: 'GlobalPurchase',
          index,
          poolCut,
          royaltyCut,
          acc,
          event: { ...args, name: 'GlobalInvested', position },
        };
      }
      return { name: 'RacePurchase', index: args.index, event: { ...args, name: 'RaceInvested', position } };
    }
    case 'PlatformInvestorAdded':
      return { name: 'Seat', index: Number(log.args.index) };
    case 'BonusClaimed':
      return { name: 'Claim', event: { ...log.args, name: 'BonusClaimed', position } };
    case 'FundClaimed':
      return { name: 'FundClaim', amount: log.args.amount };
  }
}
