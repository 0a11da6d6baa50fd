import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deflateSync, gzipSync } from 'node:zlib';
import { type MessageId, messages } from '@upline/domain';
import { deploymentPath } from '@upline/operate/node';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { count } from './support/counts.ts';
import { remoteServer } from './support/remoteServer.ts';
import { bomb, box, film, picture, pngWith } from './support/sampleBytes.ts';
import { startServer } from './support/serverProcess.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { fileOf } from './support/uploader.ts';
import { join as joinSite } from './support/visitor.ts';

let chain: TestChain;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  chain = await startTestChain();
  server = await startServer({
    UPLINE_DATA_DIR: await mkdtemp(join(tmpdir(), 'upline-bombs-')),
    UPLINE_DEPLOYMENT: deploymentPath(chain.dataDir),
    RPC_URL: chain.rpcUrl,
  });
});

afterAll(async () => {
  await server.end('SIGTERM');
  await chain.chain.stop();
});

interface Reply {
  status: number;
  message: string;
}

/** Registers a member. @returns A function that uploads a file as the member. */
async function newSender(): Promise<(file: File) => Promise<Reply>> {
  const { token } = await joinSite(remoteServer(() => server.url));
  return async (file) => {
    const body = new FormData();
    body.append('file', file);
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${server.url}/api/upload/upload-single`, { method: 'POST', headers, body });
    const { message = '' } = (await reply.json()) as { message?: string };
    return { status: reply.status, message };
  };
}

const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#f008' } });

/** Small files that are expensive or dangerous to open, with the status and message expected. */
async function bombs(): Promise<[file: File, status: number, id?: MessageId][]> {
  const nested = `<a>${'<b>'.repeat(8000)}${'</b>'.repeat(8000)}</a>`;
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"/>';
  const long = Buffer.alloc(60_000_000);
  // A list that declares 65,535 entries of zero bytes each.
  const lists = `\0\0\0\0\x02\0\0\0\0\0\0\0${'\xff\xff'.repeat(400_000)}`;
  const boxes = ['iprp', 'ipco', 'iprp'].reduce((inner, type) => box(type, inner).toString('latin1'), lists);
  const meta = `\0\0\0\0${boxes}${box('iloc', lists).toString('latin1')}`;
  const noise = sharp(randomBytes(2000 * 1000 * 4), { raw: { width: 2000, height: 1000, channels: 4 } });
  return [
    [
      fileOf('a.avif', await flat(4100).avif({ effort: 0, quality: 30 }).toBuffer()),
      422,
      'server.imageTooLarge',
    ],
    [fileOf('a.webp', await flat(4100).webp({ effort: 0 }).toBuffer()), 422, 'server.imageTooLarge'],
    [fileOf('b.webp', await noise.webp({ lossless: true, effort: 0 }).toBuffer()), 200],
    [fileOf('a.png', await bomb(30_000, 30_000)), 422, 'server.imageTooLarge'],
    [fileOf('b.png', await bomb(8000, 8000)), 415, 'server.fileDamaged'],
    [
      fileOf('c.png', await flat(5000).toColourspace('rgb16').png({ progressive: true }).toBuffer()),
      422,
      'server.imageTooHard',
    ],
    [fileOf('d.png', await pngWith('zTXt', `Comment\0\0${deflateSync(long).toString('latin1')}`)), 200],
    [fileOf('a.gif', await film(4000).gif({ effort: 1 }).toBuffer()), 200],
    [fileOf('b.gif', await flat(3000).gif({ effort: 1 }).toBuffer()), 422, 'server.imageTooLarge'],
    [fileOf('a.jpg', await flat(4000).jpeg({ progressive: true }).toBuffer()), 200],
    [fileOf('b.jpg', await picture().withXmp(nested).jpeg().toBuffer()), 200],
    [fileOf('c.jpg', await flat(500).tiff({ compression: 'lzw' }).toBuffer()), 415, 'server.fileMismatch'],
    [fileOf('a.tiff', await flat(500).tiff({ compression: 'lzw' }).toBuffer()), 415, 'server.fileType'],
    [fileOf('e.png', drawing), 415, 'server.fileMismatch'],
    [fileOf('f.png', gzipSync(drawing)), 415, 'server.fileMismatch'],
    [
      fileOf('a.heic', Buffer.concat([box('ftyp', 'heic\0\0\0\0mif1heic'), box('meta', meta)])),
      415,
      'server.fileDamaged',
    ],
  ];
}

/** Process IDs of the server and its children. */
async function processesOf(server: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')),
  );
  return pids.filter((pid, at) => pid === server || /PPid:\s*(\d+)/.exec(parents[at] ?? '')?.[1] === server);
}

/** Memory of a server and its children, bytes. Shared pages count once. */
async function memoryOfAll(server: string): Promise<number> {
  const maps = await Promise.all(
    (await processesOf(server)).map((pid) => readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')),
  );
  return maps.reduce((sum, map) => sum + Number(/^Pss:\s*(\d+)/m.exec(map)?.[1] ?? 0) * 1024, 0);
}

const mostMemory = 200 * 1024 * 1024;

test.runIf(process.platform === 'linux')(
  'limits the memory for bombs, and serves another member meanwhile',
  async () => {
    const sent = await bombs();
    const bystander = await newSender();
    const attackers = await Promise.all(Array.from({ length: count(2, 1) }, newSender));
    const small = await flat(8).png().toBuffer();
    const upload = async () => {
      expect(await bystander(fileOf('small.png', small))).toMatchObject({ status: 200 });
    };
    await upload();
    const pid = String(server.pid);
    const before = await memoryOfAll(pid);

    let peak = before;
    let underWay = attackers.length;
    // Each attacker keeps five uploads under way, the maximum of a member.
    const attacks = attackers.map(async (send) => {
      const queue = [...sent];
      const replies: [name: string, reply: Reply][] = [];
      const work = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const [file] = next;
          replies.push([file.name, await send(file)]);
        }
      };
      await Promise.all(Array.from({ length: 5 }, work));
      underWay -= 1;
      return Object.fromEntries(replies);
    });
    const looks = (async () => {
      while (underWay > 0) {
        peak = Math.max(peak, await memoryOfAll(pid));
        await wait(20);
      }
    })();
    let beside = 0;
    while (underWay > 0) {
      await upload();
      if (underWay > 0) beside += 1;
      await wait(50);
    }
    await looks;
    const told = sent.map(([file, status, id]) => [file.name, { status, message: id ? messages[id] : '' }]);
    for (const replies of attacks) expect(await replies).toEqual(Object.fromEntries(told));
    // If uploads waited for one another, the bystander's first would end with the last bomb.
    expect(beside).toBeGreaterThan(3);
    expect(peak - before).toBeLessThan(mostMemory);
  },
);
