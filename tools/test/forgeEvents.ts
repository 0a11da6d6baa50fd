import type { TestEvent } from './event.ts';

const milliseconds: Record<string, number> = { µs: 0.001, ms: 1, s: 1000 };

/** Parses the output of `forge test` line by line, as its suites end. */
export function forgeEvents(): (line: string) => TestEvent | null {
  let file = '';
  let isOver = false;
  return (line) => {
    // The rest repeats the failures in full.
    isOver ||= /^Ran \d+ test suites? in /.test(line);
    if (isOver) return null;
    const [, suite] = /^Ran \d+ tests? for (\S+):/.exec(line) ?? [];
    if (suite) file = suite;
    const [, took, unit = ''] = /^Suite result: .* finished in ([\d.]+)(µs|ms|s) /.exec(line) ?? [];
    if (took) return { kind: 'file', file, ms: Number(took) * (milliseconds[unit] ?? 0) };
    const [, word, said = '', name = ''] =
      /^\[(PASS|FAIL|SKIP)(.*?)\](?: (\w+\(.*?\)) \(.*\))?$/.exec(line) ?? [];
    if (!word) return null;
    const test = { kind: 'test', file, name: name || '(a campaign)', ms: 0 } as const;
    if (word === 'PASS') return { ...test, status: 'passed' };
    return word === 'SKIP'
      ? { ...test, status: 'skipped' }
      : { ...test, status: 'failed', error: said.replace(/^:? /, '') };
  };
}
