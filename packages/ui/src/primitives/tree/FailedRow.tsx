import { CircleAlert } from 'lucide-react';
import { useContext } from 'react';
import { TreeItem, TreeItemContent } from 'react-aria-components';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Text } from '../text/Text.tsx';
import { noToggle, row } from './Tree.css.ts';
import { TreeContext } from './treeContext.ts';

function Words({ parentId }: FailedRowProps) {
  const t = useMessage();
  const { onRetry } = useContext(TreeContext);
  return (
    <>
      <Text inline tone="critical" className={noToggle}>
        <Icon icon={CircleAlert} size="s" />
      </Text>
      <Text size="small" tone="critical">
        {t('common.incomplete')}
      </Text>
      {onRetry && (
        <Button size="s" tone="quiet" onPress={() => onRetry(parentId)}>
          {t('common.retry')}
        </Button>
      )}
    </>
  );
}

interface FailedRowProps {
  /** ID of the row whose children failed to load. */
  parentId: string;
}

/** Shown in place of children that failed to load, with a retry. */
export function FailedRow({ parentId }: FailedRowProps) {
  const t = useMessage();
  return (
    <TreeItem id={`${parentId} failed`} textValue={t('common.incomplete')} className={row}>
      <TreeItemContent>
        <Words parentId={parentId} />
      </TreeItemContent>
    </TreeItem>
  );
}
