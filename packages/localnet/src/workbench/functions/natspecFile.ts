import * as z from 'zod';
import type { ContractName, NatSpec } from './natspec.ts';

const names: readonly ContractName[] = ['UplineRegistry', 'RacePool', 'GlobalPool', 'MockStableCoin'];

const words = z.record(z.string(), z.string()).default({});

const artifact = z.object({
  methodIdentifiers: z.record(z.string(), z.string()),
  metadata: z.object({
    output: z.object({
      userdoc: z.object({ methods: z.record(z.string(), z.object({ notice: z.string().default('') })) }),
      devdoc: z.object({
        methods: z.record(
          z.string(),
          z.object({ details: z.string().default(''), params: words, returns: words }),
        ),
      }),
    }),
  }),
});

/** Removes empty fields. */
function said({ notice, details, params, returns }: NatSpec): Partial<NatSpec> {
  return {
    ...(notice && { notice }),
    ...(details && { details }),
    ...(Object.keys(params).length > 0 && { params }),
    ...(Object.keys(returns).length > 0 && { returns }),
  };
}

function natspecIn(text: string): Record<string, Partial<NatSpec>> {
  const { methodIdentifiers, metadata } = artifact.parse(JSON.parse(text));
  const { userdoc, devdoc } = metadata.output;
  const entries = Object.keys(methodIdentifiers).flatMap((signature) => {
    const notice = userdoc.methods[signature]?.notice ?? '';
    const dev = devdoc.methods[signature] ?? { details: '', params: {}, returns: {} };
    const spec = said({ notice, ...dev });
    return Object.keys(spec).length > 0 ? [[signature, spec] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Content of `natspec.json`, from the artifacts' NatSpec. */
export async function natspecFile(artifactOf: (name: ContractName) => Promise<string>): Promise<string> {
  const all = await Promise.all(
    names.map(async (name) => [name, natspecIn(await artifactOf(name))] as const),
  );
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
}
