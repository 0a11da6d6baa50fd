import { CopyText, DescriptionList, Money } from '@upline/ui';
import { BenchAnswer } from '../frame/BenchAnswer.tsx';
import { BenchFrame } from '../frame/BenchFrame.tsx';
import { accountPath } from '../frame/benchPaths.ts';
import { useOnBench } from '../frame/benchQuery.ts';
import { card, padded } from '../frame/cards.css.ts';
import { NothingHere } from '../frame/NothingHere.tsx';
import { Party } from '../frame/Party.tsx';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { formatEther } from './formatEther.ts';
import { rolesText } from './rolesText.ts';

export function AccountScreen({ address }: { address: string }) {
  const d = useBenchMessage();
  const query = useOnBench(['account', address], ({ explore }) => explore.account(address));
  return (
    <BenchFrame path={accountPath(address)} title={query.data?.name || d('desk.bench.account')}>
      <BenchAnswer query={query}>
        {(account) =>
          account ? (
            <div className={`${card} ${padded}`}>
              <DescriptionList
                isDense
                items={[
                  { term: d('desk.bench.address'), details: <CopyText text={account.address} /> },
                  { term: d('desk.bench.coins'), details: <Money units={account.coins} /> },
                  { term: d('desk.bench.native'), details: formatEther(account.native) },
                  { term: d('desk.bench.levels'), details: account.levels.join(', ') || '–' },
                  { term: d('desk.bench.sponsor'), details: <Party address={account.sponsor} /> },
                  { term: d('desk.bench.roles'), details: rolesText(account.roles) || '–' },
                ]}
              />
            </div>
          ) : (
            <NothingHere />
          )
        }
      </BenchAnswer>
    </BenchFrame>
  );
}
