// Prints name, version and licence of every package installed by pnpm below a folder: the image
// carries the list for its server.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [folder = 'node_modules/.pnpm'] = process.argv.slice(2);
const notices = new Map<string, string>();

for (const path of globSync('*/node_modules/{*,@*/*}/package.json', { cwd: folder })) {
  const home = join(folder, dirname(path));
  const { name, version, license } = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const title = `${name} - ${version} (${license?.type ?? license ?? 'see its text'})`;
  if (!name || !version || notices.has(title)) continue;
  const file = readdirSync(home).find((one) => /^(licen[cs]e|copying)/i.test(one));
  const text = file
    ? readFileSync(join(home, file), 'utf8').trim()
    : 'The package has no file with its text.';
  notices.set(title, `## ${title}\n\n${text}\n`);
}

console.log(
  [...notices]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text)
    .join('\n'),
);
