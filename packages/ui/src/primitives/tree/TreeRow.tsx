import { LoaderCircle } from 'lucide-react';
import { type CSSProperties, memo, useContext } from 'react';
import { Collection, TreeItem, TreeItemContent, TreeLoadMoreItem } from 'react-aria-components';
import { useMessage } from '../../messages/useMessage.ts';
import { Icon } from '../icon/Icon.tsx';
import { Text } from '../text/Text.tsx';
import { Chevron } from './Chevron.tsx';
import { FailedRow } from './FailedRow.tsx';
import * as styles from './Tree.css.ts';
import { noToggle } from './Tree.css.ts';
import { TreeContext } from './treeContext.ts';
import { isBranch, type TreeNode } from './treeNode.ts';

/** Shown while children load. */
function LoadingRow() {
  const t = useMessage();
  return (
    <>
      <Text inline tone="muted" className={noToggle}>
        <Icon icon={LoaderCircle} size="s" isTurning />
      </Text>
      <Text size="small" tone="muted">
        {t('common.loading')}
      </Text>
    </>
  );
}

/** Sets the level as React Aria does for all other rows. */
function atLevel(level: number): CSSProperties & { '--tree-item-level': number } {
  return { '--tree-item-level': level };
}

function below({ id, children }: TreeNode) {
  if (!children) return null;
  if (children === 'unloaded') {
    return (
      <TreeLoadMoreItem isLoading className={styles.row} style={({ level }) => atLevel(level)}>
        <LoadingRow />
      </TreeLoadMoreItem>
    );
  }
  if (children === 'failed') return <FailedRow parentId={id} />;
  return <Collection items={children}>{treeRow}</Collection>;
}

interface CellProps {
  id: string;
  /** ID of the row's element. */
  rowId: string | undefined;
  level: number;
  isOpenable: boolean;
  isExpanded: boolean;
}

/** The attributes of React Aria's own cell. */
const gridCell = { role: 'gridcell', 'aria-colindex': 1 };

/**
 * Content of a row. Memoised, because React Aria renders a new row twice (it then looks for a
 * description) and again whenever another row reuses its element.
 */
const Cell = memo(function Cell({ id, rowId, level, isOpenable, isExpanded }: CellProps) {
  const { renderRow, toggles } = useContext(TreeContext);
  const hasToggle = toggles === 'every' || level === 1;
  return (
    <div {...gridCell} className={styles.cell}>
      {hasToggle && isOpenable && (
        // Keyed by row, so that the rotation animates only for its own row.
        <Chevron key={id} id={id} rowId={rowId} isExpanded={isExpanded} />
      )}
      {hasToggle && !isOpenable && <span className={styles.noToggle} />}
      <div className={styles.content}>{renderRow(id)}</div>
    </div>
  );
});

/**
 * A row with its children. While scrolling, a leaving row's element becomes the next row. React
 * Aria does this for rows but rebuilds their content, the most expensive part of a scroll step;
 * `Cell` reuses it.
 */
export function treeRow(node: TreeNode) {
  return (
    <TreeItem
      id={node.id}
      textValue={node.label}
      hasChildItems={isBranch(node)}
      className={styles.row}
      render={(attributes, { hasChildItems, isExpanded, level }) => (
        <div {...attributes}>
          <Cell
            id={node.id}
            rowId={attributes.id}
            level={level}
            isOpenable={hasChildItems}
            isExpanded={isExpanded}
          />
        </div>
      )}
    >
      {/* Not rendered: React Aria counts it to distinguish branches from leaves. */}
      <TreeItemContent>{null}</TreeItemContent>
      {below(node)}
    </TreeItem>
  );
}
