import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { messages } from '@upline/domain';

const target = fileURLToPath(new URL('../packages/ui/src/messages/en.generated.ts', import.meta.url));

const head = `// Written by \`pnpm generate:messages\` from the catalogue in packages/domain. Do not edit.
import type { CompiledMessages } from './compiledMessages.ts';

/** English, compiled from ICU MessageFormat, by message ID. */
export const english: CompiledMessages = {
`;

/** What only the server says reaches a browser in its replies and not as a part of the app. */
const serverOnly = 'server.';

/**
 * The TypeScript module that holds the compiled English texts of the app.
 * @throws Error that names the ID of a text that is no ICU MessageFormat.
 */
export function compileMessages(): string {
  const lines = Object.entries(messages)
    .filter(([id]) => !id.startsWith(serverOnly))
    .map(([id, text]) => {
      try {
        return `  ${JSON.stringify(id)}: ${JSON.stringify(compileMessageOrThrow(text))},`;
      } catch (cause) {
        throw new Error(`${id} is no ICU MessageFormat: ${text}`, { cause });
      }
    });
  return `${head}${lines.join('\n')}\n};\n`;
}

/** Whether the module in the repository is what the catalogue compiles to today. */
export async function isFresh(): Promise<boolean> {
  return (await readFile(target, 'utf8')) === compileMessages();
}

if (import.meta.main) await writeFile(target, compileMessages());
