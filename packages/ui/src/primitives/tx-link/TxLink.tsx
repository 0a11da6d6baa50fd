import { shortAddress } from '@upline/domain';
import { ExternalLink } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { CopyIcon } from '../copy-text/CopyIcon.tsx';
import { CopyText } from '../copy-text/CopyText.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { ShortText } from '../short-text/ShortText.tsx';
import { external, root } from './TxLink.css.ts';

export interface TxLinkProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  hash: string;
  /** URL of the block explorer, without a trailing slash; absent if the chain has none. */
  explorer?: string | undefined;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A transaction's hash, shortened, with a copy button. With an explorer, the hash links there in a
 * new tab.
 */
export function TxLink({ hash, explorer, className, ...props }: TxLinkProps) {
  const short = shortAddress(hash);
  return (
    <span {...props} className={classNames(root, className)}>
      {explorer ? (
        <>
          <Link href={`${explorer}/tx/${hash}`} target="_blank" rel="noreferrer" className={external}>
            <ShortText whole={hash} short={short} />
            <Icon icon={ExternalLink} size="s" />
          </Link>
          <CopyIcon text={hash} />
        </>
      ) : (
        <CopyText text={hash} short={short} />
      )}
    </span>
  );
}
