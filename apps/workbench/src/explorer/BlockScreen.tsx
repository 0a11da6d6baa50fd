import { shortAddress } from '@upline/domain';
import { CopyText, DescriptionList } from '@upline/ui';
import { BenchAnswer } from '../frame/BenchAnswer.tsx';
import { BenchFrame } from '../frame/BenchFrame.tsx';
import { listKeys } from '../frame/benchKeys.ts';
import { blockPath } from '../frame/benchPaths.ts';
import { useOnBench } from '../frame/benchQuery.ts';
import { card, padded } from '../frame/cards.css.ts';
import { chainTime } from '../frame/chainTime.ts';
import { NothingHere } from '../frame/NothingHere.tsx';
import { useRowKeys } from '../frame/useRowKeys.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { TransactionTable } from './TransactionTable.tsx';

/** One block with its transactions. @param which Block number or hash. */
export function BlockScreen({ which }: { which: bigint | string }) {
  const d = useBenchMessage();
  const table = useRowKeys();
  const query = useOnBench(['block', String(which)], ({ explore }) => explore.block(which));
  const number = query.data?.block.number ?? which;
  const title = typeof number === 'bigint' ? number.toLocaleString('en') : shortAddress(number);
  return (
    <BenchFrame path={blockPath(which)} title={`${d('desk.bench.block')} ${title}`} keys={listKeys}>
      <BenchAnswer query={query}>
        {(found) =>
          found ? (
            <>
              <div className={`${card} ${padded}`}>
                <DescriptionList
                  isDense
                  items={[
                    {
                      term: d('desk.bench.hash'),
                      details: <CopyText text={found.block.hash} />,
                    },
                    { term: d('desk.bench.at'), details: chainTime(found.block.at) },
                    { term: d('desk.bench.gas'), details: found.block.gas.toLocaleString('en') },
                  ]}
                />
              </div>
              <div ref={table} className={card}>
                <TransactionTable rows={found.transactions} />
              </div>
            </>
          ) : (
            <NothingHere />
          )
        }
      </BenchAnswer>
    </BenchFrame>
  );
}
