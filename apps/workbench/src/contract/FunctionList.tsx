import { Badge, SearchField, useShortcuts } from '@upline/ui';
import { useRef, useState } from 'react';
import { functionPath } from '../frame/benchPaths.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchFunction } from '../ports/calls.ts';
import { functions as column, entry, group, list } from './Contract.css.ts';

export interface FunctionListProps {
  /** Contract id. */
  contract: string;
  functions: readonly BenchFunction[];
  /** Name of the open function. */
  open: string;
}

const groups = [
  { title: 'desk.bench.call.write', isRead: false },
  { title: 'desk.bench.call.read', isRead: true },
] as const;

/** All functions of a contract with required roles; searchable by name or role. */
export function FunctionList({ contract, functions, open }: FunctionListProps) {
  const d = useBenchMessage();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => field.current?.focus() });
  const word = text.trim().toLowerCase();
  const found = functions.filter(({ name, role }) => `${name} ${role ?? ''}`.toLowerCase().includes(word));
  return (
    <div className={column}>
      <SearchField
        ref={field}
        isLabelHidden
        label={d('desk.bench.call.find')}
        placeholder={d('desk.bench.call.find')}
        value={text}
        onChange={setText}
      />
      <nav aria-label={d('desk.bench.call.functions')}>
        {found.length === 0 && <p className={group}>{d('desk.bench.call.noFunction')}</p>}
        {groups.map(({ title, isRead }) => {
          const ofGroup = found.filter((one) => one.isRead === isRead);
          if (ofGroup.length === 0) return null;
          return (
            <div key={title}>
              <h2 className={group}>{d(title)}</h2>
              <ul className={list}>
                {ofGroup.map(({ signature, name, role }) => (
                  <li key={signature}>
                    <a
                      href={functionPath(contract, name)}
                      className={entry}
                      aria-current={name === open ? 'true' : undefined}
                    >
                      <span>{name}</span>
                      {role && <Badge>{role}</Badge>}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
    </div>
  );
}
