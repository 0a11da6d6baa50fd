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

/** Stands where rows will be that are on their way. */
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

/** What React Aria gives to every row but this kind. */
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
  /** The ID of the row's element. */
  rowId: string | undefined;
  level: number;
  isOpenable: boolean;
  isExpanded: boolean;
}

/** What React Aria gives to the cell of a row. */
const gridCell = { role: 'gridcell', 'aria-colindex': 1 };

/**
 * What stands in a row. React Aria draws a row twice when it is new, for it looks only then whether the row has a
 * description, and when another takes its place; this is drawn once.
 */
const Cell = memo(function Cell({ id, rowId, level, isOpenable, isExpanded }: CellProps) {
  const { renderRow, toggles } = useContext(TreeContext);
  const hasToggle = toggles === 'every' || level === 1;
  return (
    <div {...gridCell} className={styles.cell}>
      {hasToggle && isOpenable && (
        // A row's own, so that it turns only when its row does.
        <Chevron key={id} id={id} rowId={rowId} isExpanded={isExpanded} />
      )}
      {hasToggle && !isOpenable && <span className={styles.noToggle} />}
      <div className={styles.content}>{renderRow(id)}</div>
    </div>
  );
});

/**
 * A row of a tree with what is below it. What leaves the sight while the tree is scrolled becomes the next row: React Aria
 * does so with the row itself, but would build its content again, which costs more than all else of a step.
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
      {/* Not drawn: React Aria counts it to tell a row with others below from one without. */}
      <TreeItemContent>{null}</TreeItemContent>
      {below(node)}
    </TreeItem>
  );
}
