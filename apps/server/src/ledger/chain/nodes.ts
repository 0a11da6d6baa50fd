import { logLimitOf, nodeTransport, nodeWords, polygonAt } from '@upline/chain';
import type { Logger } from 'pino';
import { type BaseError, type Chain, type Client, createClient, custom, type Transport } from 'viem';
import { countFailures, type Failures } from './countFailures.ts';
import { isUnreachable } from './isUnreachable.ts';

/** Milliseconds in which a node has to answer. */
const patience = 5000;

/** Milliseconds for which a node is left the first time; each further time in a row twice as long. */
const firstRest = 30_000;
const longestRest = 300_000;

export type ChainClient = Client<Transport, Chain>;

/** A node of the chain. */
export interface ChainNode {
  /** Its host: the rest of its URL may be secret. */
  name: string;
  client: ChainClient;
  /** How often it has failed since the start. */
  failures: Readonly<Failures>;
}

/** The nodes that may be asked, in the order of preference, and which of them were left for a while. */
export interface Nodes {
  all: readonly ChainNode[];
  /** The one to ask: the first that is not left, or whose time is over soonest. */
  current(): ChainNode;
  /** All of them, the one to ask first. */
  inOrder(): ChainNode[];
  isLeft(node: ChainNode): boolean;
  /** Asks others for a while. The reason is told once; a node that is alone is never left. */
  leave(node: ChainNode, reason: string): void;
  /** Takes down that a node did what was asked. */
  keep(node: ChainNode): void;
}

interface State {
  until: number;
  rest: number;
  reason: string;
}

/** Hosts, numbered where two nodes share one. */
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

/** Prepares nodes to be asked. Nothing is sent before something is asked; calls made together go as one request. */
export function createNodes(urls: readonly string[], log: Logger): Nodes {
  const names = namesOf(urls);
  const all = urls.map((url, at) => connectNode(url, names[at] ?? '', urls.length === 1, log));
  const states = new Map<ChainNode, State>();

  const restOf = (node: ChainNode) => {
    const until = states.get(node)?.until ?? 0;
    return until > performance.now() ? until : 0;
  };
  // Sorting is stable: of those that are not left the first remains the first.
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

/** A client that asks the nodes one after the other until one answers; it is for single questions. */
export function anyOf(nodes: Nodes): ChainClient {
  async function request(args: { method: string; params?: unknown }): Promise<unknown> {
    let silence: BaseError | undefined;
    for (const node of nodes.inOrder()) {
      try {
        return await node.client.transport.request(args);
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        nodes.leave(node, nodeWords(error) ?? error.shortMessage);
        silence = error;
      }
    }
    throw silence;
  }
  const { chain } = nodes.current().client;
  return createClient({ chain, transport: custom({ request }, { retryCount: 0 }), cacheTime: 0 });
}
