import { generations, shortAddress } from '@upline/domain';
import type { Translate } from '../../../messages/useMessage.ts';
import type { Loadable } from '../../../patterns/loadable.ts';
import type { TreeNode } from '../../../primitives/tree/treeNode.ts';
import type { MatrixMember, MatrixPlace } from './matrixMember.ts';

/** What stands in a row: a member, or how many slots nobody has taken; and how it hangs on the rows above. */
export type MatrixRow = ({ member: MatrixMember; taken: number } | { free: number }) & {
  /** The topmost rows have 1. */
  level: number;
  /** Whether it is the last of the topmost rows, or below it. */
  isLast: boolean;
};

/** Where a row hangs. */
type Branch = Pick<MatrixRow, 'level' | 'isLast'>;

/** What is in the slots of a member whose row is expanded, as far as it is known. */
export type SlotsOf = (wallet: string) => Loadable<readonly MatrixPlace[]>;

interface MatrixRows {
  nodes: readonly TreeNode[];
  /** What to draw by the node's ID. */
  rows: ReadonlyMap<string, MatrixRow>;
}

type Children = TreeNode['children'];

function isAlike(before: Children, after: Children): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return before === after;
  return before.length === after.length && before.every((node, index) => node === after[index]);
}

/** How a row is called: found by the first letters of the name, told from its like by the wallet. */
export function labelOf({ name, wallet }: MatrixMember): string {
  return name === '' ? shortAddress(wallet) : `${name}, ${shortAddress(wallet)}`;
}

/**
 * Turns members into the rows of a tree. Rows that did not change stay the same objects from one call to the
 * next, so that of ten thousand only those are rebuilt whose own slots changed.
 */
export function matrixRows() {
  let known = new Map<string, TreeNode>();

  return function rowsOf(
    members: readonly MatrixPlace[],
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

    function memberRow({ downlines, ...member }: MatrixPlace, branch: Branch): TreeNode {
      const taken = downlines.length;
      rows.set(member.wallet, { member, taken, ...branch });
      // Below the topmost rows, which always open, nothing is to be seen under a member without anybody.
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
