import { compile, type Job, type Part, parts, type Shard } from './parts.ts';

export interface Choice {
  part: Part;
  /** Files to run. @default all */
  files?: readonly string[];
  /** Test names in those files. @default all */
  names?: readonly string[];
}

interface Circumstances {
  isFull: boolean;
  atOnce: number;
  /** This machine's slice of each part. @default all */
  shard?: Shard;
}

/** One of the `count` slices into which one machine's jobs divide its shard. */
function within(shard: Shard | undefined, index: number, count: number): Shard | undefined {
  if (count === 1) return shard;
  return { index: ((shard?.index ?? 1) - 1) * count + index, count: (shard?.count ?? 1) * count };
}

/** Maximum share of one job: a longer one would still run after all others have ended. */
const largestShare = 0.8;

/**
 * The jobs of a run. A part that would last to the end of the run is divided; single processes are
 * distributed among the shards in turn.
 */
export function planJobs(choices: readonly Choice[], { isFull, atOnce, shard }: Circumstances): Job[] {
  const costOf = ({ cost }: Part) => (isFull ? cost.full : cost.short);
  const chosen = choices.filter(
    ({ part }) => part.isDivisible || !shard || parts.indexOf(part) % shard.count === shard.index - 1,
  );
  // Computed over all machines: each must arrive at the same slices, or files would be lost.
  const total = choices.reduce((sum, { part }) => sum + costOf(part), 0);
  const jobs = chosen.flatMap(({ part, files, names }) => {
    // Relative to an equal share for all parallel jobs. Requested files are few, so they are not
    // divided.
    const share = (costOf(part) * atOnce) / total;
    const isOnePiece = !part.isDivisible || part.isParallel || files;
    const pieces = isOnePiece ? 1 : Math.min(atOnce, Math.ceil(share / largestShare));
    return Array.from({ length: pieces }, (_, at): Job => {
      const own = part.isDivisible ? within(shard, at + 1, pieces) : undefined;
      return {
        id: pieces === 1 ? part.name : `${part.name}-${at + 1}`,
        part: part.name,
        title: pieces === 1 ? part.title : `${part.title}, ${at + 1} of ${pieces}`,
        cost: costOf(part) / (pieces * (part.isDivisible ? (shard?.count ?? 1) : 1)),
        ...(part.needsContracts && { after: compile.name }),
        ...part.jobs({ ...(own && { shard: own }), ...(files && { files }), ...(names && { names }) }),
      };
    });
  });
  if (!jobs.some(({ after }) => after === compile.name)) return jobs;
  const first = { id: compile.name, part: compile.name, title: compile.title, cost: costOf(compile) };
  return [{ ...first, ...compile.jobs({}) }, ...jobs];
}
