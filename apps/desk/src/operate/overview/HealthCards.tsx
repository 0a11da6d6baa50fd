import type { ReplyData } from '@upline/api';
import { Icon, Link, Money } from '@upline/ui';
import {
  Activity,
  CircleCheck,
  CircleX,
  GitCompareArrows,
  type LucideIcon,
  Scale,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { driftPath, fundsPath } from '../../shell/deskPaths.ts';
import * as styles from '../Operate.css.ts';
import type { PoolsAtWork } from '../operatePort.tsx';

type Health = ReplyData<'deskHealth'>;
type Mark = keyof typeof styles.mark;

interface HealthCardProps {
  icon: LucideIcon;
  title: string;
  mark: Mark;
  verdict: string;
  /** Path of the details page. @default none */
  href?: string;
  children: ReactNode;
}

const verdictIcons: Record<Mark, LucideIcon> = { good: CircleCheck, warn: TriangleAlert, bad: CircleX };

function HealthCard({ icon, title, mark, verdict, href, children }: HealthCardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.body}>
        <span className={styles.inline}>
          <Icon icon={icon} size="s" />
          {href ? (
            <Link tone="plain" href={href}>
              {title}
            </Link>
          ) : (
            <span>{title}</span>
          )}
        </span>
        <span className={`${styles.inline} ${styles.figure}`}>
          <Icon icon={verdictIcons[mark]} size="s" className={styles.mark[mark]} />
          <span>{verdict}</span>
        </span>
        <span className={styles.quiet}>{children}</span>
      </div>
    </section>
  );
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** Compares the ledger with the contracts. */
function LedgerCard({ health }: { health: Health | null }) {
  const d = useDeskMessage();
  const title = d('desk.health.ledger');
  const card = { icon: CircleCheck, title };
  if (!health) {
    return (
      <HealthCard {...card} mark="warn" verdict={d('desk.health.unknown')}>
        {d('desk.health.noServer')}
      </HealthCard>
    );
  }
  const { state, isFailing, block, message } = health.ledger;
  if (state === 'contradicted') {
    return (
      <HealthCard {...card} mark="bad" verdict={d('desk.health.differ')}>
        {`${d('desk.health.differWords', { block: Number(block) })} ${message}`}
      </HealthCard>
    );
  }
  if (state === 'starting' || isFailing) {
    return (
      <HealthCard {...card} mark="warn" verdict={d('desk.health.notCompared')}>
        {message}
      </HealthCard>
    );
  }
  return (
    <HealthCard {...card} mark="good" verdict={d('desk.health.agree')}>
      {d('desk.health.compared', { block: Number(block) })}
    </HealthCard>
  );
}

/** Blocks between the server's ledger and the chain as this browser sees it. */
function FollowerCard({ health, head }: { health: Health | null; head: bigint }) {
  const d = useDeskMessage();
  const title = d('desk.health.follower');
  if (!health) {
    return (
      <HealthCard icon={Activity} title={title} mark="warn" verdict={d('desk.health.unknown')}>
        {d('desk.health.noServer')}
      </HealthCard>
    );
  }
  const reached = BigInt(health.ledger.block);
  const behind = head > reached ? head - reached : 0n;
  const isFine = health.chain.isReachable && behind <= 30n;
  return (
    <HealthCard
      icon={Activity}
      title={title}
      mark={isFine ? 'good' : 'warn'}
      verdict={d('desk.health.behind', { count: Number(behind) })}
    >
      {health.chain.isReachable
        ? d('desk.health.at', { block: Number(reached), head: Number(head) })
        : health.chain.message}
    </HealthCard>
  );
}

/**
 * Four health checks: ledger, follower, solvency and drift.
 * @param health `null` if the server is unreachable.
 */
export function HealthCards({ at, health }: { at: PoolsAtWork; health: Health | null }) {
  const d = useDeskMessage();
  const { pools, faults, laterChanges } = at;
  const solvent = pools.filter(({ held, owed }) => held >= owed).length;
  const differences = [...faults, ...laterChanges];
  return (
    <div className={styles.health}>
      <LedgerCard health={health} />
      <FollowerCard health={health} head={at.block} />
      <HealthCard
        icon={Scale}
        title={d('desk.health.solvency')}
        href={fundsPath}
        mark={solvent === pools.length ? 'good' : 'bad'}
        verdict={d('desk.health.solvent', { count: solvent, total: pools.length })}
      >
        <span>{d('desk.health.owed')}</span> <Money units={sum(pools.map(({ owed }) => owed))} />
        <span>{` · ${d('desk.health.held')}`}</span> <Money units={sum(pools.map(({ held }) => held))} />
      </HealthCard>
      <HealthCard
        icon={GitCompareArrows}
        title={d('desk.health.drift')}
        href={driftPath}
        mark={faults.length > 0 ? 'bad' : differences.length > 0 ? 'warn' : 'good'}
        verdict={d('desk.health.differences', { count: differences.length })}
      >
        {differences.length > 0 ? differences.join('; ') : d('desk.health.asLaunched')}
      </HealthCard>
    </div>
  );
}
