import { ExternalLink } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Address } from '../../../primitives/address/Address.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { explorerLink } from './ContractAddress.css.ts';

export interface ContractAddressProps {
  /** The full address. */
  address: string;
  /** Name of the contract in the link's label: “Level 1”. */
  what: string;
  /** Base URL of the block explorer without a trailing slash; undefined on chains without one. */
  explorer?: string | undefined;
}

/** A contract address with a copy button and, if available, a link to the block explorer. */
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
