import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { secretsOf } from './secretsOf.ts';

const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'uploads',
  S3_REGION: 'eu',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'bucket/secret',
};

test.for([
  [{ RPC_URL: 'https://polygon.example/v2/AbCdEf0123456789' }, ['AbCdEf0123456789']],
  [{ RPC_URL: 'https://polygon.example/rpc?key=AbCdEf0123456789' }, ['AbCdEf0123456789']],
  [{ RPC_URL: 'https://user:short@polygon.example' }, ['short']],
  [{ RPC_URL: 'https://:short@polygon.example' }, ['short']],
  [{ RPC_URL: 'https://AbCdEf0123456789@polygon.example' }, ['AbCdEf0123456789']],
  [{ DATABASE_URL: 'postgres://db/upline?user=upline&password=p%40ss' }, ['p%40ss', 'p@ss']],
  [{ DATABASE_URL: 'postgres://upline:p%40ss@db/upline' }, ['p%40ss', 'p@ss']],
  [s3, ['bucket%2Fsecret', 'bucket/secret']],
  [{ RPC_URL: 'http://127.0.0.1:8545', DATABASE_URL: 'file:data' }, []],
] as const)('finds in %j the secrets %j', ([variables, secrets]) => {
  expect(secretsOf(readConfig(variables)).toSorted()).toEqual([...secrets].toSorted());
});
