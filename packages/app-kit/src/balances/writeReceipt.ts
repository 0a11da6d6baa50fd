import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { chainId } from '@upline/domain';
import { erc20Abi, type Hash, isHash, type Log } from 'viem';
import { getBlock, getTransactionReceipt } from 'viem/actions';
import { getAddress, parseEventLogs } from 'viem/utils';
import { reader } from '../chain/reader.ts';
import { listedPools } from '../pools/readPools.ts';

const abi = [...racePoolAbi, ...globalPoolAbi, ...uplineRegistryAbi, ...erc20Abi];

/** One event by the names in its ABI, or by its address if the contract is not ours. */
function eventLines(log: Log, nameOf: (address: string) => string): string[] {
  const [event] = parseEventLogs({ abi, logs: [log] });
  const head = `event ${log.logIndex}: ${event?.eventName ?? 'unknown'} of ${nameOf(log.address)}`;
  const details: Record<string, unknown> = { ...event?.args };
  return [head, ...Object.entries(details).map(([name, value]) => `  ${name}: ${value}`)];
}

/**
 * A transaction as plain text, read from the chain: status, sender, recipient and events. Amounts
 * are in the smallest units of their coin.
 * @throws Error if the chain does not answer or has no such transaction.
 */
export async function writeReceipt(hash: string): Promise<string> {
  if (!isHash(hash)) throw new TypeError('No hash of a transaction.');
  const [receipt, pools] = await Promise.all([
    getTransactionReceipt(reader, { hash: hash as Hash }),
    listedPools(),
  ]);
  const { timestamp } = await getBlock(reader, { blockHash: receipt.blockHash });
  const levels = new Map(pools.map(({ address, position }) => [address.toLowerCase(), position]));
  const nameOf = (address: string) => {
    const position = levels.get(address.toLowerCase());
    return position === undefined
      ? getAddress(address)
      : `${getAddress(address)} (pool of level ${position})`;
  };
  return [
    `transaction: ${receipt.transactionHash}`,
    `chain: ${chainId}`,
    `status: ${receipt.status}`,
    `block: ${receipt.blockNumber}`,
    `block hash: ${receipt.blockHash}`,
    `time: ${new Date(Number(timestamp) * 1000).toISOString()}`,
    `from: ${getAddress(receipt.from)}`,
    `to: ${receipt.to === null ? 'none' : nameOf(receipt.to)}`,
    `gas used: ${receipt.gasUsed}`,
    '',
    ...receipt.logs.flatMap((log) => eventLines(log, nameOf)),
    '',
  ].join('\n');
}
