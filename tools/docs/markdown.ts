export function withoutCode(page: string): string {
  return page.replaceAll(/^```[\s\S]*?^```/gm, '');
}

export function anchorsOf(page: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, words = ''] of withoutCode(page).matchAll(/^#{1,6} +(.+)$/gm)) {
    const plain = words.toLowerCase().replaceAll(/[^\p{L}\p{N}_ -]/gu, '');
    const anchor = plain.trim().replaceAll(' ', '-');
    for (let copy = 0, next = anchor; ; next = `${anchor}-${++copy}`) {
      if (anchors.has(next)) continue;
      anchors.add(next);
      break;
    }
  }
  return anchors;
}

/** A table row, its cells by their column's heading. */
export type Row = Readonly<Record<string, string>>;

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

export function rowsOf(page: string): Row[] {
  const tables = withoutCode(page).matchAll(/^\|.*\n\|[-| ]+\|\n((?:\|.*\n?)*)/gm);
  return [...tables].flatMap(([table, body = '']) => {
    const headings = cellsOf(table.split('\n', 1)[0] ?? '');
    return body
      .trim()
      .split('\n')
      .map((line) => Object.fromEntries(cellsOf(line).map((cell, index) => [headings[index] ?? '', cell])));
  });
}
