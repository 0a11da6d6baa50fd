import { Icon } from '@upline/ui';
import { dateFormat } from '@upline/ui/messages';
import { FlaskConical } from 'lucide-react';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchChain } from '../ports/workbenchServices.ts';
import { strip, stripEnd } from './BenchFrame.css.ts';
import { useBenchChain } from './benchQuery.ts';

const clockOf = (seconds: bigint) =>
  dateFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
    Number(seconds) * 1000,
  );

function Now({ chain: { block, clock, mining } }: { chain: BenchChain }) {
  const d = useBenchMessage();
  const how =
    mining &&
    (mining.kind === 'every'
      ? d('desk.bench.mining.every', { seconds: mining.seconds })
      : d(`desk.bench.mining.${mining.kind}`));
  return (
    <span>
      {[d('desk.bench.now', { block: block.toLocaleString('en'), clock: `${clockOf(clock)} UTC` }), how]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
}

/** Shows the chain on every page, and warns that its coins have no value. */
export function ChainStrip() {
  const d = useBenchMessage();
  const { data: chain, isError } = useBenchChain();
  return (
    <div className={strip}>
      <Icon icon={FlaskConical} size="s" />
      {chain && (
        <span>
          {d('desk.bench.strip', {
            fork: chain.forkBlock === null ? 'none' : String(chain.forkBlock),
            id: String(chain.chainId),
            node: chain.node,
          })}
        </span>
      )}
      <span className={stripEnd}>
        {isError ? <strong role="alert">{d('desk.bench.silent')}</strong> : chain && <Now chain={chain} />}
      </span>
    </div>
  );
}
