/**
 * Variables read by other programs of this repository: the app's build, the local chain,
 * deployment, tests.
 */
const ofOthers = [
  'UPLINE_DEMO_MEMBERS',
  'UPLINE_STAFF_KEY',
  'UPLINE_OWNER_PASSWORD',
  'UPLINE_SERVER_PASSWORD',
  'UPLINE_BACKUP_PASSWORD',
  'UPLINE_KEYSTORE',
  'UPLINE_KEYSTORE_PASSWORD',
  'UPLINE_DEPLOYER_KEY',
  'UPLINE_OPERATOR_KEY',
  'UPLINE_VERIFIER',
  'UPLINE_DIFFERENTIAL_SEED',
  'UPLINE_DIFFERENTIAL_RUNS',
  'UPLINE_TESTS',
  'UPLINE_TEST_SEED',
  'UPLINE_TEST_STORE',
  'UPLINE_ENDURANCE_MINUTES',
  'UPLINE_LIES',
  'UPLINE_SCENARIOS_DIR',
  'UPLINE_JOURNEY_PORTS',
  'UPLINE_JOURNEY_DATA_DIR',
];

/** Levenshtein distance: letters to insert, delete or change. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(changed, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

/** Largest distance of a misspelt name. */
const slips = 3;

/**
 * Warnings of unknown variables, each with the most similar known name.
 * @param known Every variable that the server reads.
 */
export function unknownVariables(names: readonly string[], known: readonly string[]): string[] {
  const all = new Set([...known, ...ofOthers]);
  return names
    .filter((name) => /^(UPLINE|S3)_/.test(name) && !all.has(name))
    .map((name) => {
      const [nearest] = known
        .map((other) => ({ other, off: distance(name, other) }))
        .filter(({ off }) => off <= slips)
        .toSorted((a, b) => a.off - b.off);
      return nearest ? `Nobody reads ${name}. Is ${nearest.other} meant?` : `Nobody reads ${name}.`;
    });
}
