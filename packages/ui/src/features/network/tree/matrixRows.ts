import { generations, shortAddress } from '@upline/domain';
import type { Translate } from '../../../messages/useMessage.ts';
import type { Loadable } from '../../../patterns/loadable.ts';
import type { TreeNode } from '../../../primitives/tree/treeNode.ts';
import type { MatrixMember, MatrixPlace } from './matrixMember.ts';

/** What stands in a row: a member, or a slot that nobody has taken. */
export type MatrixRow = { member: MatrixMember; taken: number } | { slot: number };

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

    function emptySlot(wallet: string, slot: number): TreeNode {
      const id = `${wallet} ${slot}`;
      rows.set(id, { slot });
      return keep(id, t('tree.slot.empty', { slot }), undefined);
    }

    function below(wallet: string): Children {
      if (!expanded.has(wallet)) return 'unloaded';
      const slots = slotsOf(wallet);
      if (slots.status !== 'loaded') return slots.status === 'failed' ? 'failed' : 'unloaded';
      return Array.from({ length: generations }, (_, index) => {
        const member = slots.data[index];
        return member ? memberRow(member) : emptySlot(wallet, index + 1);
      });
    }

    function memberRow({ downlines, ...member }: MatrixPlace): TreeNode {
      rows.set(member.wallet, { member, taken: downlines.length });
      return keep(member.wallet, labelOf(member), below(member.wallet));
    }

    const nodes = members.map(memberRow);
    known = kept;
    return { nodes, rows };
  };
}
