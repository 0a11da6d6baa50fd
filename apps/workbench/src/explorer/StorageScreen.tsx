import { shortAddress } from '@upline/domain';
import { ShortText, Table, type TableColumn } from '@upline/ui';
import { BenchAnswer } from '../frame/BenchAnswer.tsx';
import { BenchFrame } from '../frame/BenchFrame.tsx';
import { useAtBench } from '../frame/benchContext.ts';
import { nameAt } from '../frame/benchNames.ts';
import { contractPath } from '../frame/benchPaths.ts';
import { useOnBench } from '../frame/benchQuery.ts';
import { card, code, padded } from '../frame/cards.css.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchSlot } from '../ports/explore.ts';

/** Storage slots of a contract with names from its source. @param contract Contract id. */
export function StorageScreen({ contract }: { contract: string }) {
  const d = useBenchMessage();
  const { backend } = useAtBench();
  const query = useOnBench(['storage', contract], ({ explore }) => explore.storage(contract));
  const name = backend.contracts.find(({ id }) => id === contract)?.name ?? contract;
  const columns: readonly TableColumn<BenchSlot>[] = [
    {
      id: 'label',
      label: d('desk.bench.slotName'),
      isRowHeader: true,
      cell: ({ label }) => <span className={code}>{label}</span>,
    },
    { id: 'type', label: d('desk.bench.type'), cell: ({ type }) => <span className={code}>{type}</span> },
    {
      id: 'slot',
      label: d('desk.bench.slot'),
      cell: ({ slot, offset }) => (
        <span className={code}>
          {BigInt(slot) < 1000n ? (
            <span>{String(BigInt(slot))}</span>
          ) : (
            <ShortText whole={slot} short={shortAddress(slot)} />
          )}
          {offset > 0 && <span>{` + ${offset}`}</span>}
        </span>
      ),
    },
    {
      id: 'value',
      label: d('desk.bench.value'),
      cell: ({ type, value }) => (
        <span className={code}>{(type === 'address' && nameAt(backend, value)) || value}</span>
      ),
    },
  ];
  return (
    <BenchFrame path={contractPath(contract)} title={d('desk.bench.storageOf', { name })}>
      <BenchAnswer query={query}>
        {(rows) => (
          <div className={card}>
            <Table
              label={d('desk.bench.storage')}
              columns={columns}
              rows={rows}
              rowKey={({ label, slot, offset }) => `${slot} ${offset} ${label}`}
              empty={<div className={padded}>{d('desk.bench.noLayout')}</div>}
            />
          </div>
        )}
      </BenchAnswer>
    </BenchFrame>
  );
}
