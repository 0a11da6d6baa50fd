import { useState } from 'react';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Link } from '../primitives/link/Link.tsx';
import { SearchField } from '../primitives/search-field/SearchField.tsx';
import { Stack } from '../primitives/stack/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { vars } from '../tokens/contract.css.ts';
import { dark } from '../tokens/dark.ts';
import { flatten } from '../tokens/flatten.ts';
import { light } from '../tokens/light.ts';
import { compactTokens, staticTokens } from '../tokens/staticTokens.ts';
import { modeUses, staticUses } from '../tokens/tokenUses.ts';
import { variableName } from '../tokens/variableName.ts';
import { bar, swatch } from './Foundations.css.ts';
import { TokenRow } from './TokenRow.tsx';
import { TokenTable } from './TokenTable.tsx';
import { tokenDownloads } from './tokenDownloads.ts';

const uses = new Map([...flatten(modeUses), ...flatten(staticUses)]);
const variables = new Map(flatten(vars));

/** The second value of tokens that dark mode or compact density changes. */
const others = new Map([
  ...flatten(dark),
  ['size.control', compactTokens.control] as const,
  ['space.inset', compactTokens.inset] as const,
]);

const all = [...flatten(light), ...flatten(staticTokens)].map(([name, value]) => ({
  name,
  value,
  other: others.get(name),
  variable: `--${variableName(null, name.split('.'))}`,
  use: uses.get(name),
}));

function lookOf(name: string) {
  const value = variables.get(name);
  if (/^(color|scan)\./.test(name)) return <div className={swatch} style={{ background: value }} />;
  if (name.startsWith('shadow.')) return <div className={swatch} style={{ boxShadow: value }} />;
  if (name.startsWith('radius.')) return <div className={swatch} style={{ borderRadius: value }} />;
  if (/^(space|size\.(control|touch|icon|avatar|row|art))\b/.test(name)) {
    return <div className={bar} style={{ width: value }} />;
  }
  return null;
}

function says(token: (typeof all)[number], words: string): boolean {
  const text = Object.values(token).join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Downloads() {
  return (
    <Stack gap="s" as="ul">
      {tokenDownloads.map(({ file, holds }) => (
        <li key={file}>
          <Link href={`./tokens/${file}`} download={file.split('/').at(-1)}>
            {file}
          </Link>{' '}
          <Text tone="muted">{holds}</Text>
        </li>
      ))}
    </Stack>
  );
}

/** Every token with its use, value per mode and preview, and the token files for download. */
export function TokenPage() {
  const [words, setWords] = useState('');
  const tokens = all.filter((token) => says(token, words));

  return (
    <Stack gap="l">
      <Heading level={1}>Tokens</Heading>
      <Downloads />
      <SearchField label="Find a token" value={words} onChange={setWords} />
      <Text role="status">{`${tokens.length} of ${all.length} tokens`}</Text>
      <TokenTable titles={['Name', 'Use', 'Variable', 'Light or comfortable', 'Dark or compact', 'Now']}>
        {tokens.map(({ name, use, variable, value, other }) => (
          <TokenRow key={name} name={name} use={use} values={[variable, value, other]} look={lookOf(name)} />
        ))}
      </TokenTable>
    </Stack>
  );
}
