import { shortAddress } from '@upline/domain';
import { ExternalLink } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { ShortText } from '../short-text/ShortText.tsx';
import { external } from './TxLink.css.ts';

export interface TxLinkProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Hash of the transaction. */
  hash: string;
  /** Address of the chain's explorer without a slash at its end; absent on a chain that has none. */
  explorer?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** A transaction by the ends of its hash, leading to the explorer in another tab where there is one. */
export function TxLink({ hash, explorer, ...props }: TxLinkProps) {
  const text = <ShortText whole={hash} short={shortAddress(hash)} />;
  return (
    <span {...props}>
      {explorer ? (
        <Link href={`${explorer}/tx/${hash}`} target="_blank" rel="noreferrer" className={external}>
          {text}
          <Icon icon={ExternalLink} size="s" />
        </Link>
      ) : (
        text
      )}
    </span>
  );
}
