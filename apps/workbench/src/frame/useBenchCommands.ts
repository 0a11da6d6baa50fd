import { shortAddress } from '@upline/domain';
import type { Command } from '@upline/ui';
import { useMemo } from 'react';
import { type BenchTranslate, useBenchMessage } from '../messages/useBenchMessage.ts';
import { type BenchPort, useBench } from '../ports/bench.tsx';
import type { BenchTransactionRow } from '../ports/explore.ts';
import type { WorkbenchServices } from '../ports/workbenchServices.ts';
import { useAtBench } from './benchContext.ts';
import { contractAt, nameAt } from './benchNames.ts';
import {
  accountPath,
  accountsPath,
  blockPath,
  blocksPath,
  contractPath,
  functionPath,
  gasPath,
  logsPath,
  scenariosPath,
  storagePath,
  transactionPath,
  transactionsPath,
} from './benchPaths.ts';
import { useOnBench } from './benchQuery.ts';

/** Maximum number of results. */
const most = 60;

/** A command with additional search text. */
interface Place extends Command {
  /** Matched by prefix, because short digit sequences occur in most hashes. */
  hash?: string;
  /** Additional search text. @default place */
  said?: string;
}

function pagesOf(d: BenchTranslate, { contracts }: WorkbenchServices): Place[] {
  const place = d('desk.pages');
  const storages = contracts.filter(({ kind }) => kind !== 'coin');
  return [
    { path: transactionsPath, label: d('desk.bench.nav.transactions'), place },
    { path: blocksPath, label: d('desk.bench.nav.blocks'), place },
    { path: logsPath, label: d('desk.bench.nav.logs'), place },
    { path: accountsPath, label: d('desk.bench.nav.accounts'), place },
    { path: scenariosPath, label: d('desk.bench.nav.scenarios'), place },
    { path: gasPath, label: d('desk.bench.gas'), place },
    ...contracts.map(({ id, name }) => ({
      path: contractPath(id),
      label: name,
      place: d('desk.bench.nav.contracts'),
    })),
    ...storages.map(({ id, name }) => ({
      path: storagePath(id),
      label: d('desk.bench.storageOf', { name }),
      place,
    })),
  ];
}

const functionsOf = ({ contracts }: WorkbenchServices, calls: BenchPort['calls']): Place[] =>
  contracts.flatMap(({ id, name: contract, kind }) =>
    calls.functions(kind).map(({ name, selector, role }) => ({
      path: functionPath(id, name),
      label: `${contract} ${name}`,
      place: role ?? '',
      hash: selector,
    })),
  );

const transactionsOf = (backend: WorkbenchServices, rows: readonly BenchTransactionRow[]): Place[] =>
  rows.map(({ hash, to, from, name }) => ({
    path: transactionPath(hash),
    label: `${nameAt(backend, to)} ${name}`.trim(),
    place: `${nameAt(backend, from) || shortAddress(from)} · ${shortAddress(hash)}`,
    said: nameAt(backend, from),
    hash,
  }));

/** Commands for a block, transaction or account that no list contains. */
function named(d: BenchTranslate, backend: WorkbenchServices, words: string): Place[] {
  const place = d('desk.bench.nav.chain');
  const number = /^\d{1,15}$/.test(words.replaceAll(',', '')) ? BigInt(words.replaceAll(',', '')) : null;
  if (number !== null) {
    return [
      { path: blockPath(number), label: `${d('desk.bench.block')} ${number.toLocaleString('en')}`, place },
    ];
  }
  if (/^0x[\da-f]{64}$/i.test(words)) {
    const short = shortAddress(words);
    return [
      { path: transactionPath(words), label: `${d('desk.bench.transaction')} ${short}`, place },
      { path: blockPath(words), label: `${d('desk.bench.block')} ${short}`, place },
    ];
  }
  if (/^0x[\da-f]{40}$/i.test(words)) {
    const contract = contractAt(backend, words);
    return contract
      ? [{ path: contractPath(contract.id), label: contract.name, place: d('desk.bench.nav.contracts') }]
      : [{ path: accountPath(words), label: `${d('desk.bench.account')} ${shortAddress(words)}`, place }];
  }
  return [];
}

/** Searches pages, functions, accounts, transactions and blocks by text, number or hash. */
export function useBenchCommands(): (text: string) => readonly Command[] {
  const d = useBenchMessage();
  const { calls } = useBench();
  const { backend } = useAtBench();
  const { data } = useOnBench(['transactions', 'null'], ({ explore }) => explore.transactions(null));
  const { pages, all } = useMemo(() => {
    const pages = pagesOf(d, backend);
    const people = backend.people.map(({ address, name }) => ({
      path: accountPath(address),
      label: name,
      place: `${d('desk.bench.account')} ${shortAddress(address)}`,
      said: '',
      hash: address,
    }));
    const transactions = transactionsOf(backend, data?.rows ?? []);
    return { pages, all: [...pages, ...people, ...transactions, ...functionsOf(backend, calls)] };
  }, [d, calls, backend, data]);
  return (text) => {
    const words = text.trim();
    if (words === '') return pages;
    const parts = words.toLowerCase().split(/\s+/);
    const found = all.filter(({ label, place, said = place, hash = '' }) => {
      const searched = `${label} ${said}`.toLowerCase();
      return parts.every((part) =>
        part.startsWith('0x') ? hash.toLowerCase().startsWith(part) : searched.includes(part),
      );
    });
    const every = [...named(d, backend, words), ...found.slice(0, most)];
    return [...new Map(every.map((one) => [one.path, one])).values()];
  };
}
