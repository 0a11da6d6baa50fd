interface StoryIndex {
  entries: Readonly<Record<string, { type: string }>>;
}

/** The IDs of all stories that this Storybook has, as its own index tells them. */
export async function fetchStoryIds(): Promise<ReadonlySet<string>> {
  const reply = await fetch('index.json');
  if (!reply.ok) throw new Error(`Storybook’s index was answered with ${reply.status}.`);
  const { entries }: StoryIndex = await reply.json();
  return new Set(Object.keys(entries));
}
