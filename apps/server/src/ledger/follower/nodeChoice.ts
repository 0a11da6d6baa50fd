import { BaseError } from 'viem';
import { isUnreachable } from '../chain/isUnreachable.ts';
import type { ChainNode, Nodes } from '../chain/nodes.ts';
import type { ChainReader } from './chainReader.ts';
import { ContinuityError, isVerdict, publicReason, reasonOf } from './ledgerErrors.ts';
import type { Step } from './step.ts';

/** Blocks that the current node may lag behind another. */
const toleratedLag = 3n;
const lagging = 'It is behind what was seen of the chain.';

/** Milliseconds between two comparisons with the other nodes' heads. */
const comparison = 5000;

/** Selects the ledger's node and records each node's errors. */
export interface NodeChoice {
  current(): ChainNode;
  isLeft(node: ChainNode): boolean;
  reader(node: ChainNode): ChainReader;
  /** The reader of another node, if one is available, to compare with the current node. */
  witness(): ChainReader;
  /** Leaves the witness after it contradicted the ledger and the current node. */
  doubtWitness(): void;
  /**
   * Checks once per node that it is on the deployment's chain. Throws the errors of
   * `ChainReader.identify`.
   */
  identify(node: ChainNode): Promise<void>;
  /** Leaves a node after an error that the node may have caused. */
  judge(node: ChainNode, error: unknown): void;
  /**
   * Keeps a node after a successful step. Leaves it if it is behind the ledger or, by comparison,
   * behind another node.
   */
  accept(node: ChainNode, step: Pick<Step, 'head' | 'reached'>): void;
  /** True if the nodes are due for another look, for a process that stands by. */
  isLookDue(): boolean;
  /** The newest block of the current node; `null` if it cannot be followed. */
  look(): Promise<bigint | null>;
  /**
   * Finds a usable node.
   * @param check A further check of the node.
   * @returns The reason why no node answers; `null` if one was found.
   * @throws The verdict if every node reports one, or an error of the database in `check`.
   */
  find(check: (reader: ChainReader) => Promise<void>): Promise<string | null>;
  /** True if every node has reported a verdict, this error last. */
  isAgreed(error: unknown): error is Error;
  /** True if the error means that no node answers. */
  isSilence(error: unknown): error is BaseError;
  /** Waits for the running comparison. */
  settled(): Promise<void>;
}

interface Dependencies {
  nodes: Nodes;
  /** Creates the reader of a node. @param onHead Called with each newest block of the node. */
  createReader(node: ChainNode, onHead: (head: bigint) => void): ChainReader;
  /** Called with each newest block of the current step's node. */
  onHead(head: bigint): void;
  /** Blocks per request: a node that refuses a single block refuses every request. */
  range(): bigint;
}

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

  /** Another available node besides the current one. */
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

  /** The newest block of another node; `null` if it cannot be followed. */
  async function headOf(node: ChainNode): Promise<bigint | null> {
    try {
      await identify(node);
      return (await createReader(node, () => {}).head()).number;
    } catch (error) {
      judge(node, error);
      return null;
    }
  }

  /** Leaves a node whose head is stuck while another node has newer blocks. */
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
          // A node's errors never end the server.
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
