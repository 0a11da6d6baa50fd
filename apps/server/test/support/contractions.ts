/** A schema change that breaks the previous release. */
export interface Contraction {
  /** The kind of change, e.g. `drops a column`. */
  what: string;
  /** The column or table, e.g. `member.photo`. */
  of: string;
}

const name = '(?:only\\s+)?(?:"?public"?\\.)?"?(\\w+)"?';

/** Clauses of `alter table` that break the previous release. The capture group is the column. */
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

/** Removes strings, function bodies and comments from a statement. */
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
 * Lists the changes of a migration that break the previous release. During a rolling update, old
 * servers run on the new tables, so a migration may only expand them. A later release contracts
 * them when no server uses the column any more; the migration then excuses each column by a line
 * such as `-- unused since 1.4.0: member.photo`.
 * @param sql Text of the migration.
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
