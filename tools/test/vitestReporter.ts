import { relative } from 'node:path';
import type { UserConsoleLog } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';
import { withCauses } from './causes.ts';
import { tell } from './event.ts';

interface Failure {
  cause?: Failure;
  message: string;
  stack?: string;
  diff?: string;
}

/** Stack lines of our own code only, without the runner's and the libraries'. */
function ownWords({ message, stack = '', diff }: Failure): string {
  const places = stack.split('\n').filter((line) => /^\s*at /.test(line) && !line.includes('node_modules'));
  return [message, ...(diff ? [diff] : []), ...places.slice(0, 4)].join('\n');
}

const wordsOf = (failure: Failure) => withCauses(failure, ownWords);

const fileOf = (module: TestModule) => relative(process.cwd(), module.moduleId);

export default class VitestReporter implements Reporter {
  #isByName = false;

  onInit(vitest: Vitest): void {
    this.#isByName = vitest.getGlobalTestNamePattern() !== undefined;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'pending') return;
    // With a name filter, all other tests count as skipped.
    if (state === 'skipped' && this.#isByName) return;
    const diagnostic = test.diagnostic();
    tell({
      kind: 'test',
      file: fileOf(test.module),
      name: test.fullName,
      status: diagnostic?.flaky ? 'flaky' : state,
      ms: diagnostic?.duration ?? 0,
      ...((state === 'failed' || diagnostic?.flaky) && { error: errors.map(wordsOf).join('\n\n') }),
    });
  }

  /** Reports a failed hook of a group, whose tests only count as skipped. */
  onTestSuiteResult(suite: TestSuite): void {
    for (const error of suite.errors()) {
      const test = { file: fileOf(suite.module), name: suite.fullName, status: 'failed', ms: 0 } as const;
      tell({ kind: 'test', ...test, error: wordsOf(error) });
    }
  }

  onTestModuleEnd(module: TestModule): void {
    const file = fileOf(module);
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    tell({ kind: 'file', file, ms: duration + collectDuration + setupDuration });
    // A file that failed to load, or a failed hook of the file: no test reports it.
    for (const error of module.errors()) {
      tell({ kind: 'test', file, name: '(the file itself)', status: 'failed', ms: 0, error: wordsOf(error) });
    }
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Failure[]): void {
    const ids = modules.flatMap(({ children }) =>
      [...children.allTests()].flatMap((test) => test.meta().texts ?? []),
    );
    if (ids.length > 0) tell({ kind: 'texts', ids: [...new Set(ids)] });
    for (const error of unhandled) {
      const name = '(an error that no test caught)';
      tell({ kind: 'test', file: '', name, status: 'failed', ms: 0, error: wordsOf(error) });
    }
  }

  onUserConsoleLog({ content }: UserConsoleLog): void {
    process.stdout.write(content);
  }
}
