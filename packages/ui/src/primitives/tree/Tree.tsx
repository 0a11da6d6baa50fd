import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { Tree as AriaTree, type TreeProps as AriaTreeProps, Virtualizer } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { RowLayout, type SideBySide } from './RowLayout.ts';
import { list, root } from './Tree.css.ts';
import { treeRow } from './TreeRow.tsx';
import { TreeContext } from './treeContext.ts';
import { isWaiting, type TreeNode } from './treeNode.ts';

export interface TreeProps
  extends Omit<
    AriaTreeProps<TreeNode>,
    | 'aria-label'
    | 'children'
    | 'className'
    | 'expandedKeys'
    | 'items'
    | 'onAction'
    | 'onExpandedChange'
    | 'render'
    | 'style'
  > {
  /** Name of the tree; screen readers read it on entry. */
  label: string;
  /** The topmost rows. Keep unchanged nodes identical: the tree skips them. */
  nodes: readonly TreeNode[];
  /** Content of a row. Arrow keys reach links and buttons in it. */
  renderRow: (id: string) => ReactNode;
  expandedKeys: ReadonlySet<string>;
  /** Called with all keys to expand; load `unloaded` children now. */
  onExpandedChange: (keys: Set<string>) => void;
  /** Opens a row on Enter or press. Without it these expand and collapse the row. */
  onAction?: (id: string) => void;
  /** Retries loading the children of a row. */
  onRetry?: (id: string) => void;
  /**
   * Row height in pixels at a text size of 16 px; it scales with the reader's text size.
   * @default 56
   */
  rowHeight?: number;
  /**
   * Places rows without expanded children side by side if there is space; pass a constant object.
   */
  sideBySide?: SideBySide;
  /**
   * Rows with a chevron button; arrow keys work in every row.
   * @default 'every'
   */
  toggles?: 'every' | 'topmost';
  /** Content of an empty tree. */
  empty?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The reader's text size relative to 16 px. */
function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/**
 * Nested rows that expand and collapse. Only visible rows are rendered, so that ten thousand rows
 * scroll as fast as ten. The tree is as high as its rows and scrolls with the page, unless
 * `className` sets a height.
 */
export function Tree({
  label,
  nodes,
  renderRow,
  expandedKeys,
  onExpandedChange,
  onAction,
  onRetry,
  rowHeight = 56,
  sideBySide,
  toggles = 'every',
  empty,
  className,
  ...props
}: TreeProps) {
  const t = useMessage();
  const rows = useMemo(() => ({ renderRow, onRetry, toggles }), [renderRow, onRetry, toggles]);
  const [scale] = useState(textScale);
  const layoutOptions = useMemo(
    () => ({ rowSize: Math.round(rowHeight * scale), sideBySide }),
    [rowHeight, scale, sideBySide],
  );
  return (
    <TreeContext value={rows}>
      <div className={list}>
        <Virtualizer layout={RowLayout} layoutOptions={layoutOptions}>
          <AriaTree
            {...props}
            aria-label={label}
            items={nodes}
            expandedKeys={expandedKeys}
            onExpandedChange={(keys) => onExpandedChange(new Set([...keys].map(String)))}
            onAction={onAction && ((key) => onAction(String(key)))}
            renderEmptyState={() => empty}
            className={classNames(root, className)}
          >
            {treeRow}
          </AriaTree>
        </Virtualizer>
        <VisuallyHidden>
          <span role="status">{isWaiting(nodes, expandedKeys) ? t('common.loading') : ''}</span>
        </VisuallyHidden>
      </div>
    </TreeContext>
  );
}
