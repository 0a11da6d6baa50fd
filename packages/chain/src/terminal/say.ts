/** Says one line to whoever ran the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
