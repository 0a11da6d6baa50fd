import { parseSync, Visitor } from 'oxc-parser';

export interface Paragraph {
  line: number;
  text: string;
  /** True for the first paragraph of a comment. */
  opens: boolean;
  /** True if the comment belongs to a boolean. */
  isBoolean: boolean;
}

interface Token {
  start: number;
  end: number;
  text: string;
}

interface Comment extends Token {
  isBlock: boolean;
}

interface Tokens {
  comments: readonly Comment[];
  strings: readonly Token[];
}

/** Comments for tools. */
const directive =
  /^(biome-|eslint|prettier-|tslint|oxlint|@ts-|ts-|istanbul|c8 |v8 |vite-|@vite|webpack|#__|@__|#region|#endregion|region|endregion|SPDX|pragma|solhint|slither|forge-lint|sourceMappingURL|!|<reference|\/\s*<reference|=+$|-+$|\*+$)/i;

/** A call or a table that names a test. */
const testCall = /\b(it|test|describe|suite|step|scenario)(\.\w+(\([^()]*\))?)*\(\s*$/;
const testTable = /\.each[`(]|\)\(\s*$/;
const testFile = /\.(test|spec)\.[a-z]+$|(^|\/)(tests?|e2e)\//;
const storyFile = /\.stories\.[a-z]+$/;

function solidityTokens(source: string): Tokens {
  const comments: Comment[] = [];
  for (const { 0: found, index: start } of source.matchAll(
    /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/.*|\/\*[\s\S]*?\*\//g,
  )) {
    const end = start + found.length;
    if (found.startsWith('//')) comments.push({ start, end, isBlock: false, text: found.slice(2) });
    if (found.startsWith('/*')) comments.push({ start, end, isBlock: true, text: found.slice(2, -2) });
  }
  return { comments, strings: [] };
}

function scriptTokens(path: string, source: string): Tokens {
  const parsed = parseSync(path, source);
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`);
  const comments = parsed.comments.map(({ type, value, start, end }) => ({
    start,
    end,
    isBlock: type === 'Block',
    text: value,
  }));
  const strings: Token[] = [];
  // Reading the tree takes most of the time, and few files name a test or a story.
  if (
    storyFile.test(path) ||
    testFile.test(path) ||
    /\b(it|test|describe|suite|step|scenario)\b.*\(/.test(source)
  )
    new Visitor({
      Literal({ start, end, value }) {
        if (typeof value === 'string') strings.push({ start, end, text: source.slice(start + 1, end - 1) });
      },
      TemplateLiteral({ start, end, expressions }) {
        if (expressions.length === 0) strings.push({ start, end, text: source.slice(start + 1, end - 1) });
      },
    }).visit(parsed.program);
  return { comments, strings };
}

function lineCounter(source: string): (offset: number) => number {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

/** A block, a comment at the end of a line, or lines of `//` that follow each other. */
interface Group {
  line: number;
  lines: string[];
  isBlock: boolean;
  isAlone: boolean;
  isBoolean: boolean;
}

/** Code that declares a boolean or a function that returns one, up to its body or value. */
const booleanCode =
  /^[^;{}=]*\bbool(ean)?\b|^\s*(export\s+)?(async\s+)?(const|function)?\s*(is|has|can|may|needs|should)[A-Z]/;

function groupsOf(source: string, comments: readonly Comment[], lineOf: (offset: number) => number): Group[] {
  const groups: Group[] = [];
  for (const { start, end, isBlock, text } of comments) {
    const line = lineOf(start);
    const code = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
    const isAlone = code.trim() === '';
    const isBoolean = booleanCode.test(isAlone ? source.slice(end, end + 500) : code);
    const last = groups.at(-1);
    if (
      !isBlock &&
      isAlone &&
      last &&
      !last.isBlock &&
      last.isAlone &&
      last.line + last.lines.length === line
    ) {
      last.lines.push(text.replace(/^\/+/, ''));
      last.isBoolean = isBoolean;
      continue;
    }
    const lines = isBlock
      ? text.split('\n').map((part) => part.replace(/^\s*\*+ ?/, ''))
      : [text.replace(/^\/+/, '')];
    groups.push({ line, lines, isBlock, isAlone, isBoolean });
  }
  return groups;
}

/** A line without its tag or bullet; empty if the tag's words are no prose. */
function proseOfLine(line: string, tag: RegExpExecArray | null, item: RegExpExecArray | null): string {
  if (!tag) return item ? line.slice(item[0].length) : line;
  const words = line.slice(tag[0].length);
  if (/^(see|default|type|inheritdoc|link)$/.test(tag[1] ?? '')) return '';
  return /^(param|arg|prop|template)$/.test(tag[1] ?? '') ? words.replace(/^\S+\s*-?\s*/, '') : words;
}

function paragraphsOf({ line: firstLine, lines, isBoolean }: Group): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let isFenced = false;
  let current: Paragraph | undefined;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    if (line.startsWith('```')) isFenced = !isFenced;
    if (line.startsWith('@example')) isFenced = true;
    else if (/^@\w+/.test(line)) isFenced = false;
    if (line === '' || line.startsWith('```') || isFenced || directive.test(line)) {
      current = undefined;
      continue;
    }
    const tag = /^@(\w+)(?:\s+\{[^}]*\})?\s*/.exec(line);
    const item = /^([-*•]|\d+[.)])\s+/.exec(line);
    if (tag || item) current = undefined;
    const text = proseOfLine(line, tag, item);
    if (text === '') continue;
    if (current) current.text += ` ${text}`;
    else {
      current = { line: firstLine + index, text, opens: paragraphs.length === 0, isBoolean };
      paragraphs.push(current);
    }
  }
  return paragraphs;
}

const wordsOfName = (name: string) =>
  name
    .replace(/_/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** The names of a file's tests and stories, with their offset. */
function namesOf(path: string, source: string, strings: readonly Token[]): (readonly [number, string])[] {
  const matches = (pattern: RegExp) =>
    [...source.matchAll(pattern)].map(({ index, 1: name = '' }) => [index, wordsOfName(name)] as const);
  if (path.endsWith('.sol')) return matches(/function\s+(?:test|testFuzz|invariant)_?(\w+)/g);
  const isStory = storyFile.test(path);
  const isTest = testFile.test(path);
  const named = strings.filter(({ start, text }) => {
    const before = source.slice(Math.max(0, start - 60), start);
    if (testCall.test(before) || (isStory && /\bname:\s*$/.test(before))) return true;
    return isTest && testTable.test(before) && text.includes(' ');
  });
  return [
    ...named.map(({ start, text }) => [start, text] as const),
    ...(isStory ? matches(/^export const ([A-Z]\w+)/gm) : []),
  ];
}

/** The comments of a TypeScript or Solidity file, and the names of its tests and stories. */
export function proseInSource(path: string, source: string): Paragraph[] {
  const { comments, strings } = path.endsWith('.sol') ? solidityTokens(source) : scriptTokens(path, source);
  const lineOf = lineCounter(source);
  return [
    ...groupsOf(source, comments, lineOf).flatMap(paragraphsOf),
    ...namesOf(path, source, strings).map(([offset, text]) => ({
      line: lineOf(offset),
      text,
      opens: false,
      isBoolean: false,
    })),
  ];
}
