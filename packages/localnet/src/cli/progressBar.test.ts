import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, test, vi } from 'vitest';
import { progressBar } from './progressBar.ts';

function terminal(traits: { isTTY?: boolean; columns?: number }) {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { output: Object.assign(stream, traits), shown: () => stripVTControlCharacters(text) };
}

test.each([0, 20, 100])('shows count, rate and remaining time on a terminal of %i columns', (columns) => {
  const { output, shown } = terminal({ isTTY: true, columns });
  const { report, end } = progressBar('purchases', output);
  report(1, 8);
  report(4, 8);
  report(8, 8);
  end();
  expect(shown()).toMatch(/100% \| 8 of 8 purchases \| \d+\/s \| \d+s left/);
});

test('writes a line to a log every five seconds and at the end', () => {
  vi.useFakeTimers();
  try {
    const { output, shown } = terminal({});
    const { report, end } = progressBar('purchases', output);
    for (let done = 1; done <= 8; done += 1) {
      vi.advanceTimersByTime(2000);
      report(done, 8);
    }
    end();
    expect(shown()).toBe(
      ['3 of 8 purchases after 6 s', '6 of 8 purchases after 12 s', '8 of 8 purchases after 16 s', ''].join(
        '\n',
      ),
    );
  } finally {
    vi.useRealTimers();
  }
});

test('ends a bar that never started', () => {
  const { output, shown } = terminal({ isTTY: true, columns: 80 });
  progressBar('purchases', output).end();
  expect(shown()).toBe('');
});
