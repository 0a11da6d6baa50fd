import { useEffect, useState } from 'react';

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: readonly string[];
}

/** The stories of this Storybook, in sidebar order; empty while they load. */
export function useStoryList(): readonly StoryEntry[] {
  const [stories, setStories] = useState<readonly StoryEntry[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    fetch('./index.json', { signal: abort.signal })
      .then((reply) => reply.json() as Promise<{ entries: Record<string, StoryEntry> }>)
      .then(({ entries }) => setStories(Object.values(entries).filter(({ type }) => type === 'story')))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) throw error;
      });
    return () => abort.abort();
  }, []);
  return stories;
}
