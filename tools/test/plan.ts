import { compile, type Job, type Part, parts, type Shard } from './parts.ts';

/** A part that a run takes part of. */
export interface Choice {
  part: Part;
  /** Its files; all unless given. */
  files?: readonly string[];
  /** Its tests in those files; all unless given. */
  names?: readonly string[];
}

interface Circumstances {
  isFull: boolean;
  /** How many jobs run at once. */
  atOnce: number;
  /** Which slice of each part this machine runs; all of it unless given. */
  shard?: Shard;
}

/** One slice of a slice: what `count` jobs of one machine each take of it. */
function within(shard: Shard | undefined, index: number, count: number): Shard | undefined {
  if (count === 1) return shard;
  return { index: ((shard?.index ?? 1) - 1) * count + index, count: (shard?.count ?? 1) * count };
}

/** The most that one job may take of a fair share: a longer one would still run when all others are done. */
const largestShare = 0.8;

/**
 * The jobs of a run. A part that alone would last to the end of the run is divided; what is one process falls to one of
 * the shards, in turn.
 */
export function planJobs(choices: readonly Choice[], { isFull, atOnce, shard }: Circumstances): Job[] {
  const costOf = ({ cost }: Part) => (isFull ? cost.full : cost.short);
  const chosen = choices.filter(
    ({ part }) => part.isDivisible || !shard || parts.indexOf(part) % shard.count === shard.index - 1,
  );
  // Of all machines together: each must come to as many slices, or files would fall between those of two.
  const total = choices.reduce((sum, { part }) => sum + costOf(part), 0);
  const jobs = chosen.flatMap(({ part, files, names }) => {
    // Of what each of the jobs at once would take if all took the same. Files that were named are few.
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
