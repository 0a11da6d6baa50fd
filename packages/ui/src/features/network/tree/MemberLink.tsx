import { memberPath, shortAddress } from '@upline/domain';
import type { MouseEvent } from 'react';
import { usePorts } from '../../../ports/ports.tsx';
import { withinRow } from '../../../primitives/tree/withinRow.ts';
import { link, whole } from './MatrixNode.css.ts';

/** True if the app has handled the click, or the browser should: new tab, download. */
const isMeantOtherwise = ({ defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

/**
 * A wallet linked to its member's page. A plain link, because a scroll shows hundreds and React
 * Aria's links cost a third of a row.
 */
export function MemberLink({ wallet }: { wallet: string }) {
  const { navigation } = usePorts();
  return (
    <a
      {...withinRow}
      href={memberPath(wallet)}
      title={wallet}
      className={link}
      onClick={(event) => {
        event.stopPropagation();
        if (isMeantOtherwise(event)) return;
        event.preventDefault();
        navigation.go(memberPath(wallet));
      }}
    >
      <span aria-hidden translate="no">
        {shortAddress(wallet)}
      </span>
      <span className={whole}>{wallet}</span>
    </a>
  );
}
