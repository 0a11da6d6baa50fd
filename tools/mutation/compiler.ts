import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import type { AstNode } from './source/ast.ts';

/** Which outputs solc gives for which contracts of which files. */
type OutputSelection = Record<string, Record<string, readonly string[]>>;

/** One call of solc. */
export interface CompileJob {
  /** The folder that source paths are relative to. */
  root: string;
  settings: Record<string, unknown>;
  /** The files to compile; what they import is read as it is met. */
  entries: readonly string[];
  /** What to read in place of a file, by path. */
  replaced: Readonly<Record<string, string>>;
  outputs: OutputSelection;
}

const bytecode = z.object({
  object: z.string(),
  linkReferences: z.record(z.string(), z.unknown()).default({}),
  immutableReferences: z.record(z.string(), z.unknown()).optional(),
});

const compiled = z.object({
  errors: z.array(z.object({ severity: z.string(), formattedMessage: z.string() })).default([]),
  sources: z.record(z.string(), z.object({ ast: z.custom<AstNode>().optional() })).default({}),
  contracts: z
    .record(
      z.string(),
      z.record(z.string(), z.object({ evm: z.object({ bytecode, deployedBytecode: bytecode }).optional() })),
    )
    .default({}),
});

/** What solc said of a job. */
export type Compiled = z.infer<typeof compiled>;

/** The code that a contract is created with, and the code that it runs. */
export interface Code {
  bytecode: z.infer<typeof bytecode>;
  deployedBytecode: z.infer<typeof bytecode>;
}

/** How many jobs a thread does before a new one takes its place: npm's solc never gives memory back. */
const LIFETIME = 150;

/** A compiler in a thread of its own that stays warm between jobs; one job at a time. */
export class Compiler {
  #thread: Worker | undefined;
  #jobs = 0;

  /** @throws Error when solc itself breaks down. */
  async compile(job: CompileJob): Promise<Compiled> {
    if (this.#jobs++ % LIFETIME === 0) await this.close();
    this.#thread ??= new Worker(new URL('solcThread.ts', import.meta.url));
    const thread = this.#thread;
    thread.postMessage(job);
    const [answer] = await once(thread, 'message');
    return compiled.parse(JSON.parse(answer));
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
    this.#thread = undefined;
  }
}

/** What solc refused, or nothing. */
export function refusal({ errors }: Compiled): string | undefined {
  const refused = errors.filter(({ severity }) => severity === 'error');
  return refused.length > 0 ? refused.map(({ formattedMessage }) => formattedMessage).join('\n') : undefined;
}
