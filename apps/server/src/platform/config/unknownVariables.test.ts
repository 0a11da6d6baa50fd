import { expect, test } from 'vitest';
import { unknownVariables } from './unknownVariables.ts';

const known = ['UPLINE_RATE_LIMIT', 'UPLINE_API_PORT', 'S3_BUCKET'];

test.for([
  ['UPLINE_RATELIMIT', ['Nobody reads UPLINE_RATELIMIT. Is UPLINE_RATE_LIMIT meant?']],
  ['UPLINE_APIPROT', ['Nobody reads UPLINE_APIPROT. Is UPLINE_API_PORT meant?']],
  ['S3_BUKET', ['Nobody reads S3_BUKET. Is S3_BUCKET meant?']],
  ['UPLINE_COLOUR', ['Nobody reads UPLINE_COLOUR.']],
  ['UPLINE_RATE_LIMIT', []],
  ['UPLINE_KEYSTORE', []],
  ['PATH', []],
  ['RATE_LIMIT', []],
] as const)('%s: %j', ([name, warnings]) => {
  expect(unknownVariables([name], known)).toEqual(warnings);
});
