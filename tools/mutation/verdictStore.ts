import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { type Mutant, mutate } from './mutants.ts';
import { closureOf, type Program, testFiles } from './program.ts';
import { type Verdict, verdict } from './verdict.ts';

const record = z.object({
  /** Hash of the program and its mutant. */
  program: z.string(),
  /** Hash of the tests behind the verdict. */
  tests: z.string(),
  /** For people who read the file. */
  mutant: z.string(),
  verdict,
});

function hash(texts: Iterable<string>): string {
  const sum = createHash('sha256');
  for (const text of texts) sum.update(text).update('\0');
  return sum.digest('hex').slice(0, 16);
}

/**
 * Verdicts of earlier runs, one per line, appended immediately so that a run can be interrupted.
 *
 * A verdict applies to one state of all sources. A kill depends on the killing test and its
 * imports, so other tests may change; a survival depends on the state of all tests.
 */
export class VerdictStore {
  readonly #path: string;
  readonly #program: Program;
  readonly #verdicts: Map<string, { tests: string; verdict: Verdict }>;
  readonly #sources: string;
  readonly #allTests: string;

  private constructor(
    path: string,
    program: Program,
    verdicts: Map<string, { tests: string; verdict: Verdict }>,
  ) {
    this.#path = path;
    this.#program = program;
    this.#verdicts = verdicts;
    const sources = [...program.files.values()].filter(({ file }) => file.startsWith(`${program.src}/`));
    this.#sources = hash([program.surroundings, ...sources.map(({ content }) => content)]);
    this.#allTests = hash(testFiles(program).map(({ content }) => content));
  }

  static async open(path: string, program: Program): Promise<VerdictStore> {
    const lines = await readFile(path, 'utf8').catch(() => '');
    const verdicts = new Map<string, { tests: string; verdict: Verdict }>();
    for (const line of lines.split('\n').filter(Boolean)) {
      const read = parseLine(line);
      if (read) verdicts.set(read.program, read);
    }
    return new VerdictStore(path, program, verdicts);
  }

  #programKey(mutant: Mutant): string {
    const { content = '' } = this.#program.files.get(mutant.file) ?? {};
    return hash([this.#sources, mutant.file, mutate(content, mutant)]);
  }

  #testsKey(decided: Verdict): string {
    if (decided.outcome === 'invalid' || decided.outcome === 'same-code') return '';
    if (decided.outcome !== 'killed') return this.#allTests;
    const file = decided.suite.slice(0, decided.suite.lastIndexOf(':'));
    const texts = [...closureOf(this.#program, file)].toSorted().map((path) => {
      return this.#program.files.get(path)?.content ?? '';
    });
    return hash([file, ...texts]);
  }

  /** The verdict of an earlier run, if it is still valid. */
  find(mutant: Mutant): Verdict | undefined {
    const known = this.#verdicts.get(this.#programKey(mutant));
    return known && known.tests === this.#testsKey(known.verdict) ? known.verdict : undefined;
  }

  async add(mutant: Mutant, decided: Verdict): Promise<void> {
    const { id, file, line, operator } = mutant;
    const added = {
      program: this.#programKey(mutant),
      tests: this.#testsKey(decided),
      mutant: `${id} ${file}:${line} ${operator}`,
      verdict: decided,
    };
    this.#verdicts.set(added.program, added);
    await mkdir(dirname(this.#path), { recursive: true });
    await appendFile(this.#path, `${JSON.stringify(added)}\n`);
  }
}

/** Ignores a line truncated by an interruption. */
function parseLine(line: string) {
  try {
    return record.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
