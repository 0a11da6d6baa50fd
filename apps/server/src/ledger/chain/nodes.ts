import { logLimitOf, nodeMessage, nodeTransport, polygonAt } from '@upline/chain';
import type { Logger } from 'pino';
import { type BaseError, type Chain, type Client, createClient, custom, type Transport } from 'viem';
import { countFailures, type Failures } from './countFailures.ts';
import { isUnreachable } from './isUnreachable.ts';

/** Milliseconds until a request to a node times out. */
const patience = 5000;

/**
 * Milliseconds for which a node is avoided after its first failure; doubled after each further one.
 */
const firstRest = 30_000;
const longestRest = 300_000;

export type ChainClient = Client<Transport, Chain>;

export interface ChainNode {
  /** Host only, since the rest of the URL may be secret. */
  name: string;
  client: ChainClient;
  /** Failures since the start. */
  failures: Readonly<Failures>;
}

/** The nodes in order of preference, and the nodes avoided for a while. */
export interface Nodes {
  all: readonly ChainNode[];
  /** The first node that is not avoided, or the one whose pause ends first. */
  current(): ChainNode;
  /** All nodes, the current one first. */
  inOrder(): ChainNode[];
  isLeft(node: ChainNode): boolean;
  /** Avoids a node for a while. Logs each reason once; a single node is never avoided. */
  leave(node: ChainNode, reason: string): void;
  /** Records that a node answered correctly, which ends its pause. */
  keep(node: ChainNode): void;
}

interface State {
  until: number;
  rest: number;
  reason: string;
}

/** Hosts, numbered if several nodes share one. */
function namesOf(urls: readonly string[]): string[] {
  const hosts = urls.map((url) => URL.parse(url)?.host ?? 'RPC_URL');
  return hosts.map((host, at) => {
    const before = hosts.slice(0, at).filter((one) => one === host).length;
    return before === 0 ? host : `${host} (${before + 1})`;
  });
}

function connectNode(url: string, name: string, isAlone: boolean, log: Logger): ChainNode {
  const failures: Failures = { unreachable: 0, refused: 0 };
  const plain = nodeTransport(url, { retryCount: isAlone ? 1 : 0, timeout: patience });
  const transport = countFailures(plain, failures);
  const client: ChainClient = createClient({ chain: polygonAt(url), transport, cacheTime: 0 });
  logLimitOf(client, (most, reason) =>
    log.info({ node: name, blocks: `${most}`, reason }, 'A node gives the logs of so many blocks at once.'),
  );
  return { name, failures, client };
}

/** Prepares the nodes without a request; concurrent calls are sent as one batch. */
export function createNodes(urls: readonly string[], log: Logger): Nodes {
  const names = namesOf(urls);
  const all = urls.map((url, at) => connectNode(url, names[at] ?? '', urls.length === 1, log));
  const states = new Map<ChainNode, State>();

  const restOf = (node: ChainNode) => {
    const until = states.get(node)?.until ?? 0;
    return until > performance.now() ? until : 0;
  };
  // The sort is stable: available nodes keep their order.
  const inOrder = () => all.toSorted((a, b) => restOf(a) - restOf(b));

  function current(): ChainNode {
    const [first] = inOrder();
    if (first === undefined) throw new RangeError('RPC_URL names no node.');
    return first;
  }

  return {
    all,
    inOrder,
    current,
    isLeft: (node) => restOf(node) > 0,

    leave(node, reason) {
      if (all.length === 1) return;
      const before = states.get(node);
      const rest = before ? Math.min(before.rest * 2, longestRest) : firstRest;
      states.set(node, { until: performance.now() + rest, rest, reason });
      if (before?.reason !== reason) {
        log.warn(
          { node: node.name, reason, next: current().name },
          'A node of the chain is left for another.',
        );
      }
    },

    keep(node) {
      if (!states.delete(node)) return;
      log.info({ node: node.name }, 'A node of the chain that was left is asked again.');
    },
  };
}

/** A client that tries the nodes in order until one answers; for single requests. */
export function anyOf(nodes: Nodes): ChainClient {
  async function request(args: { method: string; params?: unknown }): Promise<unknown> {
    let silence: BaseError | undefined;
    for (const node of nodes.inOrder()) {
      try {
        return await node.client.transport.request(args);
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        nodes.leave(node, nodeMessage(error) ?? error.shortMessage);
        silence = error;
      }
    }
    throw silence;
  }
  const { chain } = nodes.current().client;
  return createClient({ chain, transport: custom({ request }, { retryCount: 0 }), cacheTime: 0 });
}
