/** Files without tests in a short run, from the repository's root. */
export const onlyInFull: readonly string[] = [
  'apps/server/test/endurance.test.ts',
  'apps/web/e2e/forked.spec.ts',
  'tools/developingContracts.test.ts',
  'tools/mutation/run.test.ts',
  'tools/test/changed/faults.test.ts',
];
