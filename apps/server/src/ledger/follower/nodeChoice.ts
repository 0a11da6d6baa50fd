import { BaseError } from 'viem';
import { isUnreachable } from '../chain/isUnreachable.ts';
import type { ChainNode, Nodes } from '../chain/nodes.ts';
import type { ChainReader } from './chainReader.ts';
import { ContinuityError, isVerdict, publicReason, reasonOf } from './ledgerErrors.ts';
import type { Step } from './step.ts';

/** How many blocks the node that is asked may be behind another. */
const toleratedLag = 3n;
const lagging = 'It is behind what was seen of the chain.';

/** Milliseconds between two looks at what the other nodes know. */
const comparison = 5000;

/** Which node the ledger asks, and what it thinks of each. */
export interface NodeChoice {
  current(): ChainNode;
  isLeft(node: ChainNode): boolean;
  reader(node: ChainNode): ChainReader;
  /** Another node's reader where one can be asked, to compare with what the current one says. */
  witness(): ChainReader;
  /** Leaves the witness, which saw something else than two others. */
  doubtWitness(): void;
  /** Makes sure, once for each node, that it is on the deployment's chain. Throws what `ChainReader.identify` does. */
  identify(node: ChainNode): Promise<void>;
  /** Leaves a node for another, where the fault may be the node's. */
  judge(node: ChainNode, error: unknown): void;
  /** Keeps a node that took a step, or leaves it when it, or another by comparison, shows that it is behind. */
  accept(node: ChainNode, step: Pick<Step, 'head' | 'reached'>): void;
  /** Whether the nodes may be looked at again, for one that does not read the chain itself. */
  isLookDue(): boolean;
  /** The newest block of the current node; `null` when it cannot be followed. */
  look(): Promise<bigint | null>;
  /**
   * Finds a node that can be asked.
   * @param check What it must pass.
   * @returns Why there is none at the moment, else `null`.
   * @throws Error when every node says that going on would be wrong, or `check` fails by the database.
   */
  find(check: (reader: ChainReader) => Promise<void>): Promise<string | null>;
  /** Whether every node has said that going on would be wrong, this error last. */
  isAgreed(error: unknown): error is Error;
  /** Whether an error says that there is no node left which answers. */
  isSilence(error: unknown): error is BaseError;
  /** Ends once no node is being compared. */
  settled(): Promise<void>;
}

interface Dependencies {
  nodes: Nodes;
  /** Reads the chain through a node. @param onHead Is given each newest block that the node shows. */
  createReader(node: ChainNode, onHead: (head: bigint) => void): ChainReader;
  /** Is given each newest block that the node of the running step shows. */
  onHead(head: bigint): void;
  /** How many blocks are asked for at once: a node that refuses a single one refuses all. */
  range(): bigint;
}

/** Chooses among the nodes, in the order of preference. */
export function createNodeChoice({ nodes, createReader, onHead, range }: Dependencies): NodeChoice {
  const readers = new Map<ChainNode, ChainReader>();
  const identified = new Set<ChainNode>();
  const judged = new Map<ChainNode, Error>();
  let comparing = Promise.resolve();
  let comparedAt = performance.now();

  function reader(node: ChainNode): ChainReader {
    const made = readers.get(node) ?? createReader(node, onHead);
    readers.set(node, made);
    return made;
  }

  /** One that could be asked as well, besides the one that is. */
  function otherNode(): ChainNode | undefined {
    return nodes.all.find((node) => node !== nodes.current() && !nodes.isLeft(node));
  }

  async function identify(node: ChainNode): Promise<void> {
    if (identified.has(node)) return;
    await reader(node).identify();
    identified.add(node);
  }

  function judge(node: ChainNode, error: unknown): void {
    if (isVerdict(error)) judged.set(node, error);
    else judged.delete(node);
    const isSilent = isUnreachable(error);
    const isRefused = error instanceof BaseError && !isSilent && range() === 1n;
    if (isSilent) identified.delete(node);
    if (isVerdict(error) || error instanceof ContinuityError || isSilent || isRefused) {
      nodes.leave(node, publicReason(error));
    }
  }

  /** The newest block of another node than the step's; `null` when it cannot be followed. */
  async function headOf(node: ChainNode): Promise<bigint | null> {
    try {
      await identify(node);
      return (await createReader(node, () => {}).head()).number;
    } catch (error) {
      judge(node, error);
      return null;
    }
  }

  /** Leaves a node that answers, and answers the same for ever, when another knows newer blocks. */
  async function compareHeads(node: ChainNode, head: bigint): Promise<void> {
    const others = nodes.all.filter((one) => one !== node && !nodes.isLeft(one));
    const heads = await Promise.all(others.map(headOf));
    const newest = heads.reduce<bigint>((most, one) => (one !== null && one > most ? one : most), head);
    if (newest > head + toleratedLag) nodes.leave(node, lagging);
  }

  const isLookDue = () => performance.now() - comparedAt >= comparison;

  return {
    current: () => nodes.current(),
    isLeft: (node) => nodes.isLeft(node),
    reader,
    identify,
    judge,
    isLookDue,
    witness: () => reader(otherNode() ?? nodes.current()),
    isAgreed: (error): error is Error => isVerdict(error) && judged.size === nodes.all.length,
    isSilence: (error): error is BaseError =>
      isUnreachable(error) && (nodes.all.length === 1 || nodes.isLeft(nodes.current())),
    settled: () => comparing,

    doubtWitness() {
      const other = otherNode();
      if (other) nodes.leave(other, 'It tells something else than was read.');
    },

    accept(node, { head, reached }) {
      judged.delete(node);
      if (head < reached) nodes.leave(node, lagging);
      else nodes.keep(node);
      if (nodes.all.length === 1 || !isLookDue()) return;
      comparedAt = performance.now();
      comparing = compareHeads(node, head);
    },

    async look() {
      comparedAt = performance.now();
      const node = nodes.current();
      const head = await headOf(node);
      if (head !== null) nodes.keep(node);
      return head;
    },

    async find(check) {
      let silence: string | null = null;
      let verdict: Error | null = null;
      for (const node of nodes.inOrder()) {
        try {
          await identify(node);
          await check(reader(node));
          return null;
        } catch (error) {
          if (error instanceof ContinuityError) silence = error.message;
          else if (isVerdict(error)) verdict = error;
          // Whatever a node answers is its own matter, and never the end of the server.
          else if (error instanceof BaseError) silence = reasonOf(error);
          else throw error;
          judge(node, error);
        }
      }
      if (silence === null && verdict !== null) throw verdict;
      return silence;
    },
  };
}
