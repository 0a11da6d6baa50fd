// `node tools/prose/main.ts`: measures the prose of comments, test names, pages and messages
// against docs/style.md, and fails above the limits.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import {
  areaOf,
  excesses,
  type Figures,
  type Finding,
  isRead,
  judge,
  noFigures,
  openerShare,
  thinShare,
  totalOf,
} from './measure.ts';
import { proseInMessages } from './messages.ts';
import { proseInPage } from './pages.ts';
import { proseInSource } from './source.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const { list } = new Command('node tools/prose/main.ts')
  .description('Measures how much comments, test names, pages and messages say.')
  .option('--list <area>', 'print every finding in an area, such as apps/server')
  .parse()
  .opts<{ list?: string }>();

const tracked = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.sol', '*.md'],
  { cwd: root, encoding: 'utf8' },
);
const areas = new Map<string, Figures>();
function figuresOf(area: string): Figures {
  const figures = areas.get(area) ?? noFigures();
  areas.set(area, figures);
  return figures;
}

for (const path of tracked.split('\0')) {
  // Git also lists files that were deleted since the last commit.
  if (!isRead(path) || !existsSync(`${root}${path}`)) continue;
  const source = readFileSync(`${root}${path}`, 'utf8');
  const paragraphs = path.endsWith('.md') ? proseInPage(source) : proseInSource(path, source);
  const figures = figuresOf(areaOf(path));
  for (const paragraph of paragraphs) judge(figures, `${path}:${paragraph.line}`, paragraph);
}
for (const { id, text } of proseInMessages())
  judge(figuresOf('messages'), id, { text, opens: false, isBoolean: false });

const sorted = [...areas].toSorted(([a], [b]) => a.localeCompare(b));
console.log(`${''.padEnd(18)} sentences    thin  comments  openers`);
for (const [name, figures] of [...sorted, ['total', totalOf(areas)] as const]) {
  const cells = [
    String(figures.sentences).padStart(9),
    `${thinShare(figures).toFixed(1)} %`.padStart(7),
    String(figures.comments).padStart(9),
    `${openerShare(figures).toFixed(1)} %`.padStart(8),
  ];
  console.log(`${name.padEnd(18)} ${cells.join(' ')}`);
}

const print = ({ place, fault, text }: Finding) => console.log(`${place}: ${fault}: ${text}`);
if (list !== undefined) areas.get(list)?.findings.forEach(print);

const over = excesses(areas);
for (const { message, findings } of over) {
  console.log(`\n${message}`);
  findings.forEach(print);
}
if (over.length > 0) {
  console.log('\nRewrite the sentences above as docs/style.md shows.');
  process.exitCode = 1;
}
