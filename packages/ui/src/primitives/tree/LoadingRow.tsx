import { LoaderCircle } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { Icon } from '../icon/Icon.tsx';
import { Text } from '../text/Text.tsx';
import { noToggle } from './Tree.css.ts';

/** Stands where rows will be that are on their way. */
export function LoadingRow() {
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
