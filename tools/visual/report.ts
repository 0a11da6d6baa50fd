import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from './compareStories.ts';
import { reviewScript, reviewStyle } from './reviewPage.ts';
import { keyOf, pictureOf, standingOf, type Verdicts } from './verdicts.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function picturesOf(finding: Finding): Record<string, Buffer> {
  if (finding.kind === 'removed') return {};
  if (finding.kind === 'added') return { after: finding.after };
  return { before: finding.before, after: finding.after, difference: finding.difference.picture };
}

const fileOf = (finding: Finding, what: string) => `${keyOf(finding).replace(' ', '.')}.${what}.png`;

function sectionOf(finding: Finding, verdicts: Verdicts): string {
  const { kind, story, way } = finding;
  const key = keyOf(finding);
  const picture = pictureOf(finding);
  const said = verdicts[key];
  const standing = standingOf(said, picture);
  const pixels = finding.kind === 'changed' ? `, ${finding.difference.pixels} pixels` : '';
  const figures = Object.keys(picturesOf(finding)).map(
    (what) =>
      `<figure><figcaption>${what}</figcaption><img loading="lazy" alt="${what}" src="${fileOf(finding, what)}"></figure>`,
  );
  const title = escaped(`${story.title}: ${story.name}`);
  return `<section id="${key.replace(' ', '.')}" data-key="${key}" data-picture="${picture}" data-kind="${kind}" data-theme="${way.theme}" data-viewport="${way.viewport}" data-standing="${standing}">
<h2>${title}</h2><p>${kind}${pixels}, ${way.theme}, ${way.viewport}: <strong class="standing" role="status">${standing}</strong></p>
<div class="pictures">${figures.join('')}</div>
<form><label>Note <textarea name="note" rows="2" maxlength="2000">${escaped(said?.note ?? '')}</textarea></label>
<button name="verdict" value="accepted">Accept</button> <button name="verdict" value="rejected">Reject</button></form></section>`;
}

const choice = (name: string, options: readonly string[]) =>
  `<label>${name} <select name="${name.toLowerCase()}"><option value="">all</option>${options
    .map((option) => `<option>${option}</option>`)
    .join('')}</select></label>`;

/** The page that shows changed, added and removed stories side by side, with earlier verdicts. */
export function pageOf(commit: string, findings: readonly Finding[], verdicts: Verdicts): string {
  const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  const summary = `${count('changed')} changed, ${count('added')} added, ${count('removed')} removed since ${commit}`;
  const standings = findings.map((finding) => standingOf(verdicts[keyOf(finding)], pictureOf(finding)));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stories: ${summary}</title><style>${reviewStyle}</style>
<h1>${summary}</h1><form id="filters">
<label>Words <input type="search" name="words"></label>
${choice('Kind', ['changed', 'added', 'removed'])}
${choice('Standing', [...new Set(['open', 'accepted', 'rejected', ...standings])])}
${choice('Theme', ['light', 'dark'])}
${choice('Viewport', ['desktop', 'phone'])}
<span id="shown" role="status"></span></form>
<p id="unserved">To accept or reject, open this page by <code>pnpm visual --review</code>.</p>
${findings.map((finding) => sectionOf(finding, verdicts)).join('\n')}
<script>${reviewScript}</script></html>\n`;
}

/** Writes the page and its pictures into a folder, replacing an earlier report. */
export async function writeReport(
  folder: string,
  commit: string,
  findings: readonly Finding[],
  verdicts: Verdicts,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), pageOf(commit, findings, verdicts));
  for (const finding of findings) {
    for (const [what, picture] of Object.entries(picturesOf(finding))) {
      await writeFile(join(folder, fileOf(finding, what)), picture);
    }
  }
}
