import { shortAddress } from '@upline/domain';
import { Link, ShortText } from '@upline/ui';
import { useAtBench } from './benchContext.ts';
import { contractAt, nameAt } from './benchNames.ts';
import { accountPath, contractPath } from './benchPaths.ts';

/** Link to a wallet or contract, by name or shortened address. */
export function Party({ address }: { address: string }) {
  const { backend } = useAtBench();
  if (address === '') return '–';
  const contract = contractAt(backend, address);
  return (
    <Link tone="plain" href={contract ? contractPath(contract.id) : accountPath(address)}>
      {nameAt(backend, address) || <ShortText whole={address} short={shortAddress(address)} />}
    </Link>
  );
}
