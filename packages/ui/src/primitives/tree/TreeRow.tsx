import { ChevronRight, LoaderCircle } from 'lucide-react';
import { type CSSProperties, useContext } from 'react';
import { Button, Collection, TreeItem, TreeItemContent, TreeLoadMoreItem } from 'react-aria-components';
import { useMessage } from '../../messages/useMessage.ts';
import { Icon } from '../icon/Icon.tsx';
import { Text } from '../text/Text.tsx';
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

function Content({ id }: { id: string }) {
  const { renderRow } = useContext(TreeContext);
  return <div className={styles.content}>{renderRow(id)}</div>;
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

/** A row of a tree with what is below it. */
export function treeRow(node: TreeNode) {
  const isOpenable = isBranch(node);
  return (
    <TreeItem id={node.id} textValue={node.label} hasChildItems={isOpenable} className={styles.row}>
      <TreeItemContent>
        {isOpenable ? (
          <Button slot="chevron" className={styles.toggle}>
            <Icon icon={ChevronRight} size="s" className={styles.mark} />
          </Button>
        ) : (
          <span className={styles.noToggle} />
        )}
        <Content id={node.id} />
      </TreeItemContent>
      {below(node)}
    </TreeItem>
  );
}
