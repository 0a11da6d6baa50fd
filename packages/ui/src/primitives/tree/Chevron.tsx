import { ChevronRight } from 'lucide-react';
import { useContext, useId } from 'react';
import { TreeStateContext } from 'react-aria-components';
import { useMessage } from '../../messages/useMessage.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Tree.css.ts';
import { withinRow } from './withinRow.ts';

export interface ChevronProps {
  /** ID of the node to expand. */
  id: string;
  /** ID of the row's element; the row names the button. */
  rowId: string | undefined;
  isExpanded: boolean;
}

/** Expands and collapses a row; a native button, see `withinRow`. */
export function Chevron({ id, rowId, isExpanded }: ChevronProps) {
  const t = useMessage();
  const buttonId = useId();
  const state = useContext(TreeStateContext);
  return (
    <button
      {...withinRow}
      id={buttonId}
      type="button"
      tabIndex={-1}
      aria-label={t(isExpanded ? 'common.collapse' : 'common.expand')}
      aria-labelledby={rowId && `${buttonId} ${rowId}`}
      className={styles.toggle}
      onClick={(event) => {
        event.stopPropagation();
        state?.toggleKey(id);
        state?.selectionManager.setFocused(true);
        state?.selectionManager.setFocusedKey(id);
      }}
    >
      <Icon icon={ChevronRight} size="s" directional className={styles.mark} />
    </button>
  );
}
