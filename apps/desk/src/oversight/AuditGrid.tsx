import {
  Avatar,
  Badge,
  DataCell,
  DataGrid,
  DataHead,
  DataRow,
  Icon,
  Timestamp,
  useShortcuts,
} from '@upline/ui';
import { Eye, Landmark, Pencil, ShieldX } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { rowStep } from '../shell/rowStep.ts';
import * as styles from './Audit.css.ts';
import { AuditDetails } from './AuditDetails.tsx';
import { AuditText } from './AuditText.tsx';
import type { AuditEntry } from './auditQuery.ts';

const kinds = {
  read: { tone: 'info', icon: Eye },
  change: { tone: 'action', icon: Pencil },
  refusal: { tone: 'critical', icon: ShieldX },
  act: { tone: 'caution', icon: Landmark },
} as const;

const shortHash = (hash: string) => `${hash.slice(0, 4)}…${hash.slice(-2)}`;

export interface AuditGridProps {
  entries: readonly AuditEntry[];
  /** Number of the open entry; `''` if none. */
  opened: string;
  onOpen: (entry: string) => void;
}

/** Audit log as a grid with one focused row: J and K move, Enter opens and closes. */
export function AuditGrid({ entries, opened, onOpen }: AuditGridProps) {
  const d = useDeskMessage();
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<number | null>(opened ? Number(opened) : null);
  const at = entries.findIndex(({ number }) => number === cursor);
  const current = entries[Math.max(at, 0)]?.number;
  const toggle = (number: number) => onOpen(opened === String(number) ? '' : String(number));

  function move(by: number) {
    // The first key press focuses the first row.
    const next = entries[at === -1 ? 0 : Math.min(Math.max(at + by, 0), entries.length - 1)];
    if (!next) return;
    setCursor(next.number);
    const row = grid.current?.querySelector<HTMLElement>(`[data-entry="${next.number}"]`);
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  }

  useShortcuts({ j: () => move(1), k: () => move(-1) });

  return (
    <DataGrid
      ref={grid}
      opens
      aria-label={d('desk.nav.audit')}
      className={styles.grid}
      onClick={({ target }) => {
        if (!(target instanceof Element) || target.closest('a')) return;
        const number = target.closest<HTMLElement>('[data-entry]')?.dataset.entry;
        if (number) toggle(Number(number));
      }}
      onKeyDown={(event) => {
        const step = rowStep(event.key, {
          count: entries.length,
          move,
          open: () => current !== undefined && toggle(current),
        });
        if (!step || (event.target instanceof Element && event.target.closest('a'))) return;
        event.preventDefault();
        step();
      }}
    >
      <DataRow className={styles.head}>
        <DataHead>{d('desk.audit.time')}</DataHead>
        <DataHead>{d('desk.audit.who')}</DataHead>
        <DataHead>{d('desk.audit.kind')}</DataHead>
        <DataHead>{d('desk.audit.what')}</DataHead>
        <DataHead className={styles.fromWide}>{d('desk.audit.seen')}</DataHead>
        <DataHead className={styles.fromWide}>{d('desk.audit.hash')}</DataHead>
      </DataRow>
      {entries.map((entry) => {
        const isOpen = opened === String(entry.number);
        const isKnown = entry.kind in kinds;
        const { tone, icon } = kinds[isKnown ? entry.kind : 'read'];
        return (
          <Fragment key={entry.number}>
            <DataRow
              className={styles.row}
              data-entry={entry.number}
              aria-expanded={isOpen}
              tabIndex={entry.number === current ? 0 : -1}
              onFocus={() => setCursor(entry.number)}
            >
              <DataCell className={styles.time}>
                <Timestamp iso={entry.at} detail="exact" size="small" />
              </DataCell>
              <DataCell className={styles.who}>
                <Avatar wallet={entry.who.walletId} photo={entry.who.photo} size="xs" />
                <span className={styles.cut}>{entry.who.name || entry.who.walletId}</span>
              </DataCell>
              <DataCell>
                <Badge tone={tone} icon={icon}>
                  {d(isKnown ? `desk.audit.kind.${entry.kind}` : 'desk.audit.kind.unknown')}
                </Badge>
              </DataCell>
              <DataCell className={styles.what}>
                <AuditText entry={entry} />
              </DataCell>
              <DataCell className={styles.seen}>
                {entry.isSeenByMember && <Icon icon={Eye} size="s" />}
                <span>{d(entry.isSeenByMember ? 'desk.audit.yes' : 'desk.audit.no')}</span>
              </DataCell>
              <DataCell translate="no" className={styles.hash}>
                {shortHash(entry.hash)}
              </DataCell>
            </DataRow>
            {isOpen && (
              <DataRow>
                <DataCell aria-colspan={6}>
                  <AuditDetails entry={entry} />
                </DataCell>
              </DataRow>
            )}
          </Fragment>
        );
      })}
    </DataGrid>
  );
}
