/** A change that the release before cannot live with. */
export interface Contraction {
  /** What is done: `drops a column`. */
  what: string;
  /** To what: `member.photo`, or a table's name. */
  of: string;
}

const name = '(?:only\\s+)?(?:"?public"?\\.)?"?(\\w+)"?';

/** What an `alter table` must not do to a table that the release before knows. Each finds the column it is about. */
const alterations: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops a column', /\bdrop\s+column\s+(?:if\s+exists\s+)?"?(\w+)"?/gi],
  ['renames', /\brename\s+(?:column\s+)?(?:to\s+)?"?(\w+)"?/gi],
  ['changes a type', /\balter\s+column\s+"?(\w+)"?\s+(?:set\s+data\s+)?type\b/gi],
  ['asks for a value', /\balter\s+column\s+"?(\w+)"?\s+set\s+not\s+null\b/gi],
  ['takes a default away', /\balter\s+column\s+"?(\w+)"?\s+drop\s+default\b/gi],
  [
    'asks for a value',
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?(?=[^,]*\bnot\s+null\b)(?![^,]*\b(?:default|generated)\b)[^,]*/gi,
  ],
  [
    'asks for what may not hold',
    /\badd\s+constraint\s+"?(\w+)"?\s+(?:check|unique|foreign\s+key|exclude)\b/gi,
  ],
];

/** A statement without what is said in strings, bodies and comments. */
function bare(sql: string): string {
  return sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''");
}

function tablesMade(statements: readonly string[]): Set<string> {
  const made = new RegExp(`create\\s+table\\s+(?:if\\s+not\\s+exists\\s+)?${name}`, 'i');
  return new Set(statements.flatMap((statement) => made.exec(statement)?.[1] ?? []));
}

function ofStatement(statement: string): Contraction[] {
  const [, dropped] = new RegExp(`^drop\\s+table\\s+(?:if\\s+exists\\s+)?${name}`, 'i').exec(statement) ?? [];
  if (dropped) return [{ what: 'drops a table', of: dropped }];
  const unique = new RegExp(`^create\\s+unique\\s+index\\b.*?\\bon\\s+${name}`, 'is').exec(statement);
  if (unique?.[1]) return [{ what: 'asks for what may not hold', of: unique[1] }];
  const [, table, rest = ''] =
    new RegExp(`^alter\\s+table\\s+(?:if\\s+exists\\s+)?${name}([\\s\\S]*)`, 'i').exec(statement) ?? [];
  if (table === undefined) return [];
  return alterations.flatMap(([what, pattern]) =>
    [...rest.matchAll(pattern)].map(([, column]) => ({ what, of: `${table}.${column}` })),
  );
}

/**
 * What in a migration the release before would stumble over: while servers are replaced one after the other, the old
 * ones work on the new tables. Tables expand first; they contract a release later, when nobody uses what goes, and the
 * file then says so in a line for each: `-- unused since 1.4.0: member.photo`.
 * @param sql A migration's text.
 */
export function contractionsOf(sql: string): Contraction[] {
  const excused = new Set([...sql.matchAll(/^-- unused since \S+: (\S+)$/gm)].map(([, one]) => one));
  const statements = bare(sql)
    .split(';')
    .map((one) => one.trim());
  const made = tablesMade(statements);
  return statements
    .flatMap(ofStatement)
    .filter(({ of }) => !made.has(of.split('.')[0] ?? '') && !excused.has(of));
}
