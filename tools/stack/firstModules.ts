import { parseSync } from 'oxc-parser';

/** How many modules are asked for at once, as a browser does. */
const atOnce = 16;

/** Vite's answer for a library that it has just prepared again: the page is read again from its beginning. */
const outdated = 504;

/** A module that is worth asking for again. */
class Unserved extends Error {}

async function read(url: URL): Promise<{ type: string; text: string }> {
  // A connection that the server has just closed is no answer yet.
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

/** The modules that a page begins with. */
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
 * Asks a development server for all that an app's first page is made of, as a browser would: then the app works, and
 * the first page is there at once.
 * @param isOver Tells that nobody needs an answer any more.
 * @throws Error with the module's path and what the server said of it.
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
