import {
  BaseError,
  custom,
  type EIP1193RequestFn,
  fallback,
  HttpRequestError,
  TimeoutError,
  type Transport,
} from 'viem';
import { nodeTransport } from './nodeTransport.ts';

/** Milliseconds until the next node is asked. */
const usualPatience = 5000;

/** Milliseconds for which an unresponsive node is skipped, if another node is left. */
const rest = 30_000;

interface Options {
  /** Asked if no node answers: the provider of a wallet connected to the chain, or `null`. */
  last?: () => { request: EIP1193RequestFn } | null;
  /** Milliseconds until the next node is asked. @default five seconds */
  patience?: number;
}

function isSilence(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk((one) => one instanceof HttpRequestError || one instanceof TimeoutError) !== null
  );
}

interface RepliedLog {
  blockHash?: unknown;
  logIndex?: unknown;
}

function distinct(logs: readonly RepliedLog[]): readonly RepliedLog[] {
  const keys = new Set<string>();
  return logs.filter((log) => {
    const key = `${log?.blockHash} ${log?.logIndex}`;
    return !keys.has(key) && keys.add(key);
  });
}

/** Drops logs that a node repeats: sums over them would count money twice. */
function withoutRepeats(method: string, answer: unknown): unknown {
  if (method === 'eth_getLogs' && Array.isArray(answer)) return distinct(answer);
  if (method !== 'eth_getTransactionReceipt' || typeof answer !== 'object' || answer === null) return answer;
  return 'logs' in answer && Array.isArray(answer.logs) ? { ...answer, logs: distinct(answer.logs) } : answer;
}

/**
 * A transport over several nodes in order of preference: a failed request goes to the next node and
 * last to the wallet of `last`. An unresponsive node is skipped for 30 seconds, so that later
 * requests do not wait for it.
 */
export function orderedNodes(
  urls: readonly string[],
  { last = () => null, patience = usualPatience }: Options = {},
) {
  const leftUntil = new Map<string, number>();
  let failure: unknown;

  const isLeft = (url: string) => (leftUntil.get(url) ?? 0) > performance.now();

  function patiently(url: string): Transport {
    const transport = nodeTransport(url, { timeout: patience });
    return (settings) => {
      const made = transport(settings);
      const request: typeof made.request = async (args, options) => {
        // If every node is skipped, ask this node: it may have recovered.
        if (isLeft(url) && urls.some((one) => !isLeft(one))) throw failure;
        try {
          const answer = await made.request(args, options);
          leftUntil.delete(url);
          return withoutRepeats(args.method, answer) as never;
        } catch (error) {
          failure = error;
          if (isSilence(error)) leftUntil.set(url, performance.now() + rest);
          throw error;
        }
      };
      return { ...made, request };
    };
  }

  const wallet = custom(
    {
      async request(args) {
        const provider = last();
        // Report the nodes' error instead of the missing wallet.
        if (!provider) throw failure;
        return provider.request(args as never);
      },
    },
    { retryCount: 0 },
  );
  return fallback([...urls.map(patiently), wallet], { retryCount: 1 });
}
