import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { blankHeif } from './blankHeif.ts';
import type { Answer, Job, Limits, Said } from './job.ts';
import { PictureFault } from './pictureFault.ts';
import { plainBmp } from './plainBmp.ts';
import { costOf, rewritePicture, warmUp } from './rewritePicture.ts';

// A separate process that decodes untrusted files: it has no secrets, and a crash is harmless.

/** Maximum number of pixels in formats that are only decoded by viewers' browsers. */
const mostOf = { avif: 16e6, heic: 64e6, bmp: 64e6 };

/**
 * Milliseconds between two checks of its own limits; the server checks as well, in case the process
 * hangs.
 */
const watchInterval = 25;

/** Fraction of the memory limit that it may retain between pictures. */
const wear = 8;

const limits = JSON.parse(process.argv[2] ?? '') as Limits;

/** Sets a memory limit in the kernel, on Linux only; elsewhere the checks must suffice. */
function limitMemory(): void {
  try {
    const [, kilobytes = ''] = /VmData:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    const most = Number(kilobytes) * 1024 + limits.memory;
    execFileSync('prlimit', [`--pid=${process.pid}`, `--data=${most}`], { stdio: 'ignore' });
  } catch {
    // No /proc or no prlimit.
  }
}

async function answer({ step, from, to, format }: Job): Promise<Answer> {
  if (format === 'avif' || format === 'heic' || format === 'bmp') {
    if (step === 'clean') {
      const clean = format === 'bmp' ? plainBmp : blankHeif;
      await writeFile(to, clean(await readFile(from), mostOf[format]), { mode: 0o600 });
    }
    // Charged by size, since the pixels are not decoded.
    return { cost: step === 'measure' ? (await stat(from)).size : 0 };
  }
  if (step === 'measure') return { cost: await costOf(from, format) };
  await rewritePicture(from, to, format);
  return { cost: 0 };
}

function say(reply: Said | 'ready', then = () => {}): void {
  process.send?.(reply, then);
}

let busy: NodeJS.CpuUsage | null = null;

function end(over: 'memory' | 'time'): void {
  busy = null;
  // Only the kernel can stop its running threads.
  say({ over }, () => process.kill(process.pid, 'SIGKILL'));
}

try {
  setPriority(10);
} catch {
  // Without the right to lower its priority, it competes equally for the processor.
}
await warmUp();
limitMemory();
const atStart = process.memoryUsage.rss();

setInterval(() => {
  if (busy === null) return;
  const { user, system } = process.cpuUsage(busy);
  if (process.memoryUsage.rss() > atStart + limits.memory) end('memory');
  else if (user + system > limits.processor * 1e6) end('time');
}, watchInterval);

process.on('message', (job: Job) => {
  busy = process.cpuUsage();
  answer(job)
    .catch((error: unknown): Answer => {
      if (error instanceof PictureFault) return { fault: error.kind };
      return { failure: error instanceof Error ? error.message : String(error) };
    })
    .then((reply) => {
      // `end` has already reported the result.
      const isWorn = process.memoryUsage.rss() > atStart + limits.memory / wear;
      if (busy !== null) say({ ...reply, isWorn });
      busy = null;
    });
});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

flushCompileCache();
say('ready');
