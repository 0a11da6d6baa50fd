/** One row of a tree: its ID, label and children. `renderRow` renders its content. */
export interface TreeNode {
  /** Unique in the whole tree. */
  id: string;
  /** Name of the row: for screen readers, and for finding it by its first letters. */
  label: string;
  /**
   * The child rows. `unloaded`: expanding shows that they load. `failed`: expanding shows an error
   * with a retry. An absent or empty list makes the row a leaf.
   */
  children?: readonly TreeNode[] | 'unloaded' | 'failed';
}

export function isBranch({ children }: TreeNode): boolean {
  return children !== undefined && children.length > 0;
}

/** True if a visible row waits for its children. */
export function isWaiting(nodes: readonly TreeNode[], expandedKeys: ReadonlySet<string>): boolean {
  return nodes.some(({ id, children }) => {
    if (!children || children === 'failed' || !expandedKeys.has(id)) return false;
    return children === 'unloaded' || isWaiting(children, expandedKeys);
  });
}
