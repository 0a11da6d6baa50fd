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
  /** What the tree is of; read aloud when focus enters it. */
  label: string;
  /** The topmost rows. A node that stays the same object is not looked at again. */
  nodes: readonly TreeNode[];
  /** What stands in a row. Links and buttons in it are reached with the arrow keys. */
  renderRow: (id: string) => ReactNode;
  expandedKeys: ReadonlySet<string>;
  /** Called with all that is to be expanded; load what is `unloaded` now. */
  onExpandedChange: (keys: Set<string>) => void;
  /** Opens a row by Enter or a press. Without it these expand and collapse. */
  onAction?: (id: string) => void;
  /** Asks again for the rows below one whose children `failed`. */
  onRetry?: (id: string) => void;
  /**
   * How high each row is, in pixels at a text size of 16; it grows with the reader's own text size.
   * @default 56
   */
  rowHeight?: number;
  /** Puts rows without rows of their own in sight next to each other where there is room; a constant. */
  sideBySide?: SideBySide;
  /**
   * Which rows have a button that expands them; the keys do so in every row.
   * @default 'every'
   */
  toggles?: 'every' | 'topmost';
  /** Stands in a tree without rows. */
  empty?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** How much larger than usual the reader has set text. */
function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/**
 * Rows below rows, expanded and collapsed. Only what is in sight is drawn, so that ten thousand rows move as ten
 * do. It is as high as its rows and moves with the page, unless `className` gives it a height of its own.
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
