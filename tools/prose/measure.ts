import { isOpener, judgeSentences, wordsOf } from './sentences.ts';
import type { Paragraph } from './source.ts';

export interface Finding {
  place: string;
  fault: 'thin' | 'opener';
  text: string;
}

export interface Figures {
  sentences: number;
  thin: number;
  comments: number;
  openers: number;
  findings: Finding[];
}

interface Limit {
  /** Maximum percentage of thin sentences. */
  thin: number;
  /** Maximum percentage of comments that open with a word such as “What”. */
  openers: number;
}

const limits: Readonly<Record<'area' | 'total' | 'messages', Limit>> = {
  area: { thin: 3, openers: 4 },
  total: { thin: 2, openers: 3 },
  // Texts on screen and help speak to a person: “You are signed out” is plain, yet thin by this
  // measure. The specification binds many of them. The limits are their present shares.
  messages: { thin: 21, openers: 8 },
};

/** Files that a tool writes. */
const written = /(^|\/)(generated|migrations)\/|\.generated\.|\.d\.ts$|mockServiceWorker/;

/** True for a file with prose that a person wrote. */
export const isRead = (path: string) => /\.(tsx?|mjs|sol|md)$/.test(path) && !written.test(path);

/** The part of the repository that a file counts for. */
export function areaOf(path: string): string {
  if (path.startsWith('help/')) return 'messages';
  if (path.endsWith('.md')) return 'pages';
  const [top = '', second] = path.split('/');
  if (second === undefined) return '(root)';
  return top === 'packages' || top === 'apps' ? `${top}/${second}` : top;
}

export const noFigures = (): Figures => ({ sentences: 0, thin: 0, comments: 0, openers: 0, findings: [] });

/** Adds a paragraph to its area's figures. */
export function judge(
  figures: Figures,
  place: string,
  { text, opens, isBoolean }: Omit<Paragraph, 'line'>,
): void {
  if (opens && wordsOf(text).length > 1) {
    figures.comments += 1;
    if (isOpener(text, isBoolean)) {
      figures.openers += 1;
      figures.findings.push({ place, fault: 'opener', text });
    }
  }
  for (const sentence of judgeSentences(text)) {
    figures.sentences += 1;
    if (!sentence.isThin) continue;
    figures.thin += 1;
    figures.findings.push({ place, fault: 'thin', text: sentence.text });
  }
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);

export const thinShare = ({ thin, sentences }: Figures) => share(thin, sentences);
export const openerShare = ({ openers, comments }: Figures) => share(openers, comments);

/** The sum of all areas except the messages, which have a limit of their own. */
export function totalOf(areas: ReadonlyMap<string, Figures>): Figures {
  const total = noFigures();
  for (const [name, { sentences, thin, comments, openers, findings }] of areas) {
    if (name === 'messages') continue;
    total.sentences += sentences;
    total.thin += thin;
    total.comments += comments;
    total.openers += openers;
    total.findings.push(...findings);
  }
  return total;
}

export interface Excess {
  message: string;
  findings: readonly Finding[];
}

/** Every limit that an area or the total exceeds, with the sentences to rewrite. */
export function excesses(areas: ReadonlyMap<string, Figures>): Excess[] {
  return [...areas, ['total', totalOf(areas)] as const].flatMap(([name, figures]) => {
    const limit = name === 'total' || name === 'messages' ? limits[name] : limits.area;
    const found = (fault: Finding['fault']) => figures.findings.filter((finding) => finding.fault === fault);
    const over: Excess[] = [];
    if (thinShare(figures) > limit.thin)
      over.push({
        message: `${name}: ${thinShare(figures).toFixed(1)} % of the sentences are thin; the limit is ${limit.thin} %`,
        findings: found('thin'),
      });
    if (openerShare(figures) > limit.openers)
      over.push({
        message: `${name}: ${openerShare(figures).toFixed(1)} % of the comments open with What, How or the like; the limit is ${limit.openers} %`,
        findings: found('opener'),
      });
    return over;
  });
}
