// Runs one compiler, job by job, in its own thread: npm's solc blocks its thread.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { CompileJob } from './compiler.ts';

interface Solc {
  compile(
    input: string,
    callbacks: { import: (path: string) => { contents: string } | { error: string } },
  ): string;
}

const solc: Solc = createRequire(import.meta.url)('solc');

function compile({ root, settings, entries, replaced, outputs }: CompileJob): string {
  const read = (path: string) => replaced[path] ?? readFileSync(join(root, path), 'utf8');
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(entries.map((path) => [path, { content: read(path) }])),
    settings: { ...settings, outputSelection: outputs },
  };
  return solc.compile(JSON.stringify(input), {
    import(path) {
      try {
        return { contents: read(path) };
      } catch (error) {
        return { error: String(error) };
      }
    },
  });
}

parentPort?.on('message', (job: CompileJob) => parentPort?.postMessage(compile(job)));
