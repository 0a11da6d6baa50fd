import { join } from 'node:path';
import { lockSender } from '../../src/accounts/auth/lockSender.ts';
import { openDb } from '../../src/platform/db/openDb.ts';
import { diskStorage } from '../../src/uploads/diskStorage.ts';
import { saveFiles } from '../../src/uploads/keepFiles.ts';
import { stageFile } from '../../src/uploads/stageFile.ts';

// Child process: stores one of two uploads in the given folder and kills itself at the other.
const folder = process.argv[2] ?? '';
const staging = join(folder, 'files', 'staging');
const { db } = await openDb(`file:${join(folder, 'database')}`);
const disk = diskStorage(join(folder, 'files'));
let puts = 0;
const storage = {
  ...disk,
  async put(key: string, path: string) {
    puts += 1;
    if (puts === 2) process.kill(process.pid, 'SIGKILL');
    await disk.put(key, path);
  },
};

async function* content() {
  yield new TextEncoder().encode('Hello.');
}

const files = [];
for (const name of ['1.txt', '2.txt']) {
  const { path, size } = await stageFile(staging, { name, content: content() });
  files.push({ name, path, type: 'text/plain', sentSize: size });
}
const session = { wallet: '0x00000000000000000000000000000000000000aa', token: 'none' } as const;
await saveFiles({ db, storage, lockSender }, { http: { header: () => {} }, session }, files);
