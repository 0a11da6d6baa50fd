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

/** Milliseconds that a node has to answer before the next is asked. */
const usualPatience = 5000;

/** Milliseconds for which a node that did not answer is left, while there is another. */
const rest = 30_000;

interface Options {
  /** Asked when no node answers: the provider of a wallet that is connected to the chain, or `null`. */
  last?: () => { request: EIP1193RequestFn } | null;
  /** Milliseconds that a node has to answer. @default five seconds */
  patience?: number;
}

function isSilence(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk((one) => one instanceof HttpRequestError || one instanceof TimeoutError) !== null
  );
}

/**
 * Nodes that are asked in their order, each until it fails: then the next, and last whom `last` names. One that did not
 * answer is left for a while, so that not every question waits for it.
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
        // If every node was left, ask this one again: it may answer by now.
        if (isLeft(url) && urls.some((one) => !isLeft(one))) throw failure;
        try {
          const answer = await made.request(args, options);
          leftUntil.delete(url);
          return answer as never;
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
        // What the nodes said is the reason, not that there is no wallet.
        if (!provider) throw failure;
        return provider.request(args as never);
      },
    },
    { retryCount: 0 },
  );
  return fallback([...urls.map(patiently), wallet], { retryCount: 1 });
}
