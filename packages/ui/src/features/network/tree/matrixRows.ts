import { generations, shortAddress } from '@upline/domain';
import type { Translate } from '../../../messages/useMessage.ts';
import type { Loadable } from '../../../patterns/loadable.ts';
import type { TreeNode } from '../../../primitives/tree/treeNode.ts';
import type { MatrixMember, MatrixSeat } from './matrixMember.ts';

/** The content of a row, a member or a number of free slots, with its position in the tree. */
export type MatrixRow = ({ member: MatrixMember; taken: number } | { free: number }) & {
  /** Top-level rows have 1. */
  level: number;
  /** True for the last top-level row and the rows below it. */
  isLast: boolean;
};

/** Position of a row in the tree. */
type Branch = Pick<MatrixRow, 'level' | 'isLast'>;

/** Loads the slots of an expanded row's member. */
export type SlotsOf = (wallet: string) => Loadable<readonly MatrixSeat[]>;

interface MatrixRows {
  nodes: readonly TreeNode[];
  /** Row contents by node ID. */
  rows: ReadonlyMap<string, MatrixRow>;
}

type Children = TreeNode['children'];

function isAlike(before: Children, after: Children): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return before === after;
  return before.length === after.length && before.every((node, index) => node === after[index]);
}

/** Label of a row: the name first for type-ahead, then the wallet to distinguish equal names. */
export function labelOf({ name, wallet }: MatrixMember): string {
  return name === '' ? shortAddress(wallet) : `${name}, ${shortAddress(wallet)}`;
}

/**
 * Turns members into tree rows. Unchanged rows stay the same objects between calls, so that of ten
 * thousand rows only those with changed slots are rebuilt.
 */
export function matrixRows() {
  let known = new Map<string, TreeNode>();

  return function rowsOf(
    members: readonly MatrixSeat[],
    expanded: ReadonlySet<string>,
    slotsOf: SlotsOf,
    t: Translate,
  ): MatrixRows {
    const rows = new Map<string, MatrixRow>();
    const kept = new Map<string, TreeNode>();

    function keep(id: string, label: string, children: Children): TreeNode {
      const before = known.get(id);
      const isSame = before && before.label === label && isAlike(before.children, children);
      const node = isSame ? before : { id, label, ...(children && { children }) };
      kept.set(id, node);
      return node;
    }

    function freeSlots(wallet: string, free: number, branch: Branch): TreeNode {
      const id = `${wallet} free`;
      rows.set(id, { free, ...branch });
      return keep(id, t('tree.slots.free', { free }), undefined);
    }

    function below(wallet: string, branch: Branch): Children {
      if (!expanded.has(wallet)) return 'unloaded';
      const slots = slotsOf(wallet);
      if (slots.status !== 'loaded') return slots.status === 'failed' ? 'failed' : 'unloaded';
      const children = slots.data.map((member) => memberRow(member, branch));
      const free = generations - children.length;
      return free > 0 ? [...children, freeSlots(wallet, free, branch)] : children;
    }

    function memberRow({ downlines, ...member }: MatrixSeat, branch: Branch): TreeNode {
      const taken = downlines.length;
      rows.set(member.wallet, { member, taken, ...branch });
      // Below the top level, a member without a downline cannot be expanded.
      const isLeaf = branch.level > 1 && taken === 0;
      const children = isLeaf ? undefined : below(member.wallet, { ...branch, level: branch.level + 1 });
      return keep(member.wallet, labelOf(member), children);
    }

    const nodes = members.map((member, index) =>
      memberRow(member, { level: 1, isLast: index === members.length - 1 }),
    );
    known = kept;
    return { nodes, rows };
  };
}
