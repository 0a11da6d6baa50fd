import { useEffect, useState } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import { Callout } from '../primitives/callout/Callout.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { SearchField } from '../primitives/search-field/SearchField.tsx';
import { Stack } from '../primitives/stack/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';
import type { Screen } from '../states/screenStates.ts';
import { cell, table } from './StateIndex.css.ts';
import { storyIdOf } from './stateOfStory.ts';

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
  /** Asks Storybook which stories there are. */
  fetchIds: () => Promise<ReadonlySet<string>>;
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

/** Whether a row has every word of a search. */
function says(row: Row, words: string): boolean {
  const text = Object.values(row).join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const headings = ['Screen', 'State', 'Section', 'What is asked', 'Path'];

function StateRow({ row, isMissing }: { row: Row; isMissing: boolean }) {
  return (
    <tr>
      <td className={cell}>{row.screen}</td>
      <th className={cell} scope="row">
        {isMissing ? (
          <Text tone="critical">{row.state}: no story</Text>
        ) : (
          <a href={`./?path=/story/${row.id}`} target="_top">
            {row.state}
          </a>
        )}
      </th>
      <td className={cell}>§{row.section}</td>
      <td className={cell}>{row.asks}</td>
      <td className={cell}>
        <Text size="mono">{row.path}</Text>
      </td>
    </tr>
  );
}

/** Every state of every screen, a press away. What Storybook has no story for is named in red. */
export function StateIndex({ screens, fetchIds }: StateIndexProps) {
  const [words, setWords] = useState('');
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void fetchIds().then(setKnown, () => setFailed(true)), [fetchIds]);

  const all = rowsOf(screens);
  const isMissing = ({ id }: Row) => known !== null && !known.has(id);
  const rows = all.filter((row) => says(row, words));
  const missing = all.filter(isMissing).length;

  return (
    <Stack gap="l">
      <Heading level={1}>State index</Heading>
      <SearchField label="Find a state" value={words} onChange={setWords} />
      <Text role="status">
        {rows.length} of {all.length} states
      </Text>
      {missing > 0 && <Callout tone="critical">States without a story: {missing}</Callout>}
      {hasFailed && <Callout tone="caution">Storybook’s index cannot be read, so no gap is marked.</Callout>}
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
            <StateRow key={row.id} row={row} isMissing={isMissing(row)} />
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
