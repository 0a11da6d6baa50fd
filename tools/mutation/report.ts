import Table from 'cli-table3';
import type { Equivalents } from './equivalents.ts';
import type { Mutant } from './mutants.ts';
import type { Verdict } from './verdict.ts';

export interface Judged {
  mutant: Mutant;
  verdict: Verdict;
}

interface Tally {
  generated: number;
  invalid: number;
  sameCode: number;
  killed: number;
  timeout: number;
  survived: number;
  equivalent: number;
}

const headings: Record<keyof Tally, string> = {
  generated: 'mutants',
  invalid: 'invalid',
  sameCode: 'same code',
  killed: 'killed',
  timeout: 'by timeout',
  survived: 'survived',
  equivalent: 'equivalent',
};

function columnOf({ mutant, verdict }: Judged, equivalents: Equivalents): keyof Tally {
  if (verdict.outcome === 'same-code') return 'sameCode';
  if (verdict.outcome !== 'survived') return verdict.outcome;
  return equivalents.reasonFor(mutant) ? 'equivalent' : 'survived';
}

function tally(judged: readonly Judged[], equivalents: Equivalents): Tally {
  const counted: Tally = {
    generated: judged.length,
    invalid: 0,
    sameCode: 0,
    killed: 0,
    timeout: 0,
    survived: 0,
    equivalent: 0,
  };
  for (const each of judged) counted[columnOf(each, equivalents)]++;
  return counted;
}

/** One row per group of mutants, and a total. */
export function table(
  title: string,
  judged: readonly Judged[],
  equivalents: Equivalents,
  group: (mutant: Mutant) => string,
): string {
  const keys = Object.keys(headings) as (keyof Tally)[];
  const drawn = new Table({ head: [title, ...Object.values(headings)], style: { head: [], border: [] } });
  const row = (name: string, members: readonly Judged[]) => {
    const counted = tally(members, equivalents);
    drawn.push([name, ...keys.map((key) => counted[key])]);
  };
  const groups = Map.groupBy(judged, ({ mutant }) => group(mutant));
  for (const [name, members] of [...groups].toSorted(([a], [b]) => a.localeCompare(b))) row(name, members);
  row('all', judged);
  return drawn.toString();
}

export function survivors(judged: readonly Judged[], equivalents: Equivalents): Mutant[] {
  return judged.filter((each) => columnOf(each, equivalents) === 'survived').map(({ mutant }) => mutant);
}

/** The mutants listed as equivalent although a test distinguished them. */
export function refuted(judged: readonly Judged[], equivalents: Equivalents): Judged[] {
  return judged.filter(({ mutant, verdict }) => {
    return verdict.outcome !== 'survived' && equivalents.reasonFor(mutant) !== undefined;
  });
}

export function describeMutant({ id, file, line, within, operator, from, to }: Mutant): string {
  return `${id} ${file}:${line} ${within} [${operator}]\n  - ${from}\n  + ${to}`;
}
