import { parseSync } from 'oxc-parser';

/** Number of parallel requests, as in a browser. */
const atOnce = 16;

/** Vite's status for a library just optimised again: the page is then read from the start. */
const outdated = 504;

/** A module to request again. */
class Unserved extends Error {}

async function read(url: URL): Promise<{ type: string; text: string }> {
  // A connection closed by the server is no reply yet.
  const [reply, text] = await fetch(url)
    .then(async (reply) => [reply, await reply.text()] as const)
    .catch((cause: unknown) => {
      throw new Unserved(`${url.pathname} was not answered.`, { cause });
    });
  if (reply.status === outdated) throw new Unserved(`${url.pathname} was prepared again.`);
  if (!reply.ok) {
    const words = /"message":\s*"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? text;
    throw new Error(`${url.pathname} answered ${reply.status}: ${words.slice(0, 500)}`);
  }
  return { type: reply.headers.get('content-type') ?? '', text };
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b[^>]*\btype="module"[^>]*>/g)].flatMap(
    ([tag]) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? [],
  );

const importsOf = (code: string) => {
  const { module } = parseSync('module.js', code, { sourceType: 'module' });
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
};

async function readAll(page: string, isOver: () => boolean): Promise<void> {
  const { origin } = new URL(page);
  const { text } = await read(new URL(page));
  const seen = new Set<string>();
  const waiting: URL[] = [];
  const add = (source: string, from: string) => {
    const url = new URL(source, from);
    if (url.origin !== origin || seen.has(url.href)) return;
    seen.add(url.href);
    waiting.push(url);
  };
  for (const source of scriptsOf(text)) add(source, page);
  if (waiting.length === 0) throw new Error(`${page} names no module.`);
  while (waiting.length > 0 && !isOver()) {
    const found = await Promise.all(
      waiting.splice(0, atOnce).map(async (url) => ({ url, ...(await read(url)) })),
    );
    for (const { url, type, text: code } of found) {
      if (!/javascript/.test(type)) continue;
      for (const source of importsOf(code)) add(source, url.href);
    }
  }
}

/**
 * Requests all modules of an app's first page from a development server, as a browser would: this
 * proves that the app works and warms it up.
 * @param isOver Returns true once no reply is needed any more.
 * @throws Error with the module's path and the server's reply.
 */
export async function readFirstModules(page: string, isOver: () => boolean = () => false): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await readAll(page, isOver);
    } catch (error) {
      if (!(error instanceof Unserved) || tries === 5) throw error;
    }
  }
}
