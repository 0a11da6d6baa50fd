/** One row of a tree. What it shows is drawn by `renderRow`; this is its place, its name and what is below it. */
export interface TreeNode {
  /** Unique in the whole tree. */
  id: string;
  /** What the row is called: read aloud, and found by typing its first letters. */
  label: string;
  /**
   * The rows below. `unloaded` ones are not here yet: expanding shows that they are on their way. `failed` ones
   * did not come: expanding says so and offers another attempt. Absent or empty, the row is a leaf.
   */
  children?: readonly TreeNode[] | 'unloaded' | 'failed';
}

/** Whether a row can be expanded. */
export function isBranch({ children }: TreeNode): boolean {
  return children !== undefined && children.length > 0;
}

/** Whether a row that is in sight waits for the rows below it. */
export function isWaiting(nodes: readonly TreeNode[], expandedKeys: ReadonlySet<string>): boolean {
  return nodes.some(({ id, children }) => {
    if (!children || children === 'failed' || !expandedKeys.has(id)) return false;
    return children === 'unloaded' || isWaiting(children, expandedKeys);
  });
}
