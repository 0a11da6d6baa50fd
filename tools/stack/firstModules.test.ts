import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readFirstModules } from './firstModules.ts';

type Answer = { status?: number; type?: string; body: string };

const page = { type: 'text/html', body: '<p></p><script type="module" src="/src/main.js"></script>' };
const script = (body: string) => ({ type: 'text/javascript', body });

async function serve(answers: Record<string, Answer | ((times: number) => Answer | null)>) {
  const asked: string[] = [];
  const server = createServer(({ url = '/' }, reply) => {
    asked.push(url);
    const answer = answers[url];
    const given = typeof answer === 'function' ? answer(asked.filter((path) => path === url).length) : answer;
    if (given === null) return void reply.destroy();
    const { status = 200, type = 'text/plain', body } = given ?? { status: 404, body: 'nothing' };
    reply.writeHead(status, { 'content-type': type }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

test('reads the entry and all its static imports once, and no dynamic imports', async () => {
  const { asked, url } = await serve({
    '/': page,
    '/src/main.js': script(
      'import "/a.js"; export * from "./b.js"; import("/later.js"); "import \'/words.js\'";',
    ),
    '/a.js': script(
      'import b from "/src/b.js?v=1"; import "/x.css"; import "https://elsewhere.example/c.js";',
    ),
    '/src/b.js': script('export { a } from "/a.js";'),
    '/src/b.js?v=1': script(''),
    '/x.css': { type: 'text/css', body: 'import "/none.js"' },
  });
  await readFirstModules(url);
  expect(asked.toSorted()).toEqual(['/', '/a.js', '/src/b.js', '/src/b.js?v=1', '/src/main.js', '/x.css']);
});

test('reports a failing module with the server’s reply', async () => {
  const { url } = await serve({
    '/': page,
    '/src/main.js': script('import "/styles.css.js"'),
    '/styles.css.js': { status: 500, body: '{"message":"content contains \\"invalid\\" JS syntax","id":1}' },
  });
  await expect(readFirstModules(url)).rejects.toThrow(
    '/styles.css.js answered 500: content contains \\"invalid\\" JS syntax',
  );
});

test('rejects a page without a module', async () => {
  const { url } = await serve({ '/': { type: 'text/html', body: '<p>Hello</p>' } });
  await expect(readFirstModules(url)).rejects.toThrow('names no module');
});

test('reads the page again after a library was optimised again or the connection was lost', async () => {
  const { url, asked } = await serve({
    '/': page,
    '/src/main.js': (times) => (times === 1 ? { status: 504, body: 'Outdated' } : script('import "/a.js"')),
    '/a.js': (times) => (times === 1 ? null : script('')),
  });
  await readFirstModules(url);
  expect(asked.filter((path) => path === '/')).toHaveLength(3);
});

test('gives up if a module stays outdated', async () => {
  const { url } = await serve({ '/': page, '/src/main.js': { status: 504, body: 'Outdated' } });
  await expect(readFirstModules(url)).rejects.toThrow('/src/main.js was prepared again.');
});
