import { useState } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import { Heading } from '../primitives/heading/Heading.tsx';
import { SearchField } from '../primitives/search-field/SearchField.tsx';
import { Stack } from '../primitives/stack/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';
import type { Screen } from '../states/screenStates.ts';
import { cell, table } from './StateIndex.css.ts';
import { screensAt } from './screensAt.ts';
import { storyIdOf } from './states.ts';

interface Row {
  id: string;
  screen: string;
  path: string;
  state: string;
  section: number;
  asks: string;
}

export interface StateIndexProps {
  screens: readonly Screen[];
  /** Limits the index to the screens at a path, given as its parts: `dashboard ledger`. */
  at?: string;
}

const rowsOf = (screens: readonly Screen[]): Row[] =>
  screens.flatMap(({ title, path, states }) =>
    states.map(({ name, section, asks }) => ({
      id: storyIdOf(title, name),
      screen: title.replace('Screens/', ''),
      path: path ?? '',
      state: storyNameFromExport(name),
      section,
      asks,
    })),
  );

/** True if a row contains every word of a search. */
function says(row: Row, words: string): boolean {
  const text = Object.values(row).join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const headings = ['Screen', 'State', 'Section', 'What is asked', 'Path'];

function StateRow({ row }: { row: Row }) {
  return (
    <tr>
      <td className={cell}>{row.screen}</td>
      <th className={cell} scope="row">
        <a href={`./?path=/story/${row.id}`} target="_top">
          {row.state}
        </a>
      </th>
      <td className={cell}>{`§${row.section}`}</td>
      <td className={cell}>{row.asks}</td>
      <td className={cell}>
        <Text size="mono">{row.path}</Text>
      </td>
    </tr>
  );
}

/** Links to every state of every screen. */
export function StateIndex({ screens, at = '' }: StateIndexProps) {
  const [words, setWords] = useState('');
  const all = rowsOf(screensAt(screens, at));
  const rows = all.filter((row) => says(row, words));

  return (
    <Stack gap="l">
      <Heading level={1}>State index</Heading>
      <SearchField label="Find a state" value={words} onChange={setWords} />
      <Text role="status">{`${rows.length} of ${all.length} states`}</Text>
      <table className={table} aria-label="States">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} className={cell} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <StateRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
