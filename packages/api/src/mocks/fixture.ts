import type * as z from 'zod';

/** Values of the contract's formats, the plainest first. */
const examples = [
  '',
  'Text',
  '0',
  '1',
  '2026-11-21T12:00:00.000Z',
  '2026-11-21',
  `0x${'0'.repeat(40)}`,
  `0x${'0'.repeat(64)}`,
  '0'.repeat(64),
  '12:00',
  '12:00:00',
  1,
  'pause',
  { kind: 'welcome' },
];

/** The first example that a schema accepts. @throws RangeError if it accepts none. */
function firstOf(schema: z.core.$ZodType, all: readonly unknown[]): unknown {
  const found = all.find((one) => (schema as z.ZodType).safeParse(one).success);
  if (found === undefined) throw new RangeError(`No example is a ${schema._zod.def.type} of this schema.`);
  return found;
}

/** The plainest value of a schema: empty lists, `null`, zeros, and only the required fields. */
export function fixture(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, fixture(field)] as const);
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    case 'array':
      return firstOf(schema, [[], [fixture(def.element)]]);
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'union':
      return fixture(def.options[0] as z.core.$ZodType);
    case 'optional':
      return undefined;
    case 'nullable':
    case 'null':
      return null;
    case 'readonly':
      return fixture(def.innerType);
    case 'pipe':
      return fixture(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'record': {
      const { def: keys } = (def.keyType as z.core.$ZodTypes)._zod;
      const names = keys.type === 'enum' ? Object.values(keys.entries) : [];
      return Object.fromEntries(names.map((name) => [name, fixture(def.valueType)]));
    }
    case 'boolean':
      return false;
    case 'number':
      return firstOf(schema, [0, 1, 137]);
    default:
      return firstOf(schema, examples);
  }
}
