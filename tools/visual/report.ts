import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from './compareStories.ts';

const style = `body { font: 15px/1.5 system-ui; margin: 24px; color-scheme: light dark }
section { border-block-start: 1px solid; margin-block: 24px }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px }
figure { margin: 0 } img { max-inline-size: 100%; border: 1px solid }`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The pictures of a finding, by what they show. */
function picturesOf(finding: Finding): Record<string, Buffer> {
  if (finding.kind === 'removed') return {};
  if (finding.kind === 'added') return { after: finding.after };
  return { before: finding.before, after: finding.after, difference: finding.difference.picture };
}

function sectionOf(finding: Finding): string {
  const { kind, story } = finding;
  const pixels = finding.kind === 'changed' ? `, ${finding.difference.pixels} pixels` : '';
  const figures = Object.keys(picturesOf(finding)).map(
    (what) =>
      `<figure><figcaption>${what}</figcaption><img loading="lazy" alt="${what}" src="${story.id}.${what}.png"></figure>`,
  );
  const title = escaped(`${story.title}: ${story.name}`);
  return `<section id="${story.id}"><h2>${title}</h2><p>${kind}${pixels}</p><div class="pictures">${figures.join('')}</div></section>`;
}

/** The page that shows side by side what changed, came and went. */
export function pageOf(commit: string, findings: readonly Finding[]): string {
  const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  const summary = `${count('changed')} changed, ${count('added')} added, ${count('removed')} removed since ${commit}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stories: ${summary}</title><style>${style}</style>
<h1>${summary}</h1>${findings.map(sectionOf).join('\n')}</html>\n`;
}

/** Writes the page and its pictures into a folder, in place of an earlier report. */
export async function writeReport(
  folder: string,
  commit: string,
  findings: readonly Finding[],
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), pageOf(commit, findings));
  for (const finding of findings) {
    for (const [what, picture] of Object.entries(picturesOf(finding))) {
      await writeFile(join(folder, `${finding.story.id}.${what}.png`), picture);
    }
  }
}
