import { ExternalLink } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Address } from '../../../primitives/address/Address.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { explorerLink } from './ContractAddress.css.ts';

export interface ContractAddressProps {
  /** The whole address. */
  address: string;
  /** What stands there, to tell one link from the next: “Level 1”. */
  what: string;
  /** Address of the chain's explorer without a slash at its end; absent on a chain that has none. */
  explorer?: string | undefined;
}

/** A contract to be copied, and to be looked at in the chain's explorer where there is one. */
export function ContractAddress({ address, what, explorer }: ContractAddressProps) {
  const t = useMessage();
  return (
    <Inline gap="xxs" flexWrap="nowrap">
      <Address wallet={address} />
      {explorer && (
        <Link
          href={`${explorer}/address/${address}`}
          target="_blank"
          rel="noreferrer"
          tone="plain"
          className={explorerLink}
        >
          <Icon icon={ExternalLink} size="s" />
          <VisuallyHidden>{t('pool.contract.explorer', { what })}</VisuallyHidden>
        </Link>
      )}
    </Inline>
  );
}
