import { useBenchMessage } from '../../../../messages/useBenchMessage.ts';
import { CopyText } from '../../../../primitives/copy-text/CopyText.tsx';
import { DescriptionList } from '../../../../primitives/description-list/DescriptionList.tsx';
import { BenchAnswer } from '../frame/BenchAnswer.tsx';
import { BenchFrame } from '../frame/BenchFrame.tsx';
import { blockPath } from '../frame/benchPaths.ts';
import { useOnBench } from '../frame/benchQuery.ts';
import { chainTime } from '../frame/chainTime.ts';
import { NothingHere } from '../frame/NothingHere.tsx';
import { card, padded } from '../frame/parts.css.ts';
import { TransactionTable } from './TransactionTable.tsx';

/** One block and what is in it. */
export function BlockScreen({ number }: { number: bigint }) {
  const d = useBenchMessage();
  const query = useOnBench(['block', String(number)], ({ explore }) => explore.block(number));
  return (
    <BenchFrame path={blockPath(number)} title={`${d('desk.bench.block')} ${number.toLocaleString('en')}`}>
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
              <div className={card}>
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
