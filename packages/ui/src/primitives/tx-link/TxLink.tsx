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
  /** Hash of the transaction. */
  hash: string;
  /** Address of the chain's explorer without a slash at its end; absent on a chain that has none. */
  explorer?: string | undefined;
  ref?: Ref<HTMLSpanElement>;
}

/** A transaction by the ends of its hash, to be copied; where there is an explorer it leads there in another tab. */
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
