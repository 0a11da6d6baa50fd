/**
 * Token files for other tools and Figma. `pnpm generate:tokens` writes them, Storybook serves them.
 */
export const tokenDownloads = [
  { file: 'upline.resolver.json', holds: 'Every token and mode as DTCG 2025.10, for Terrazzo and its like' },
  { file: 'upline.css', holds: 'The same as CSS variables' },
  { file: 'figma/colour/light.json', holds: 'Figma variables: colours, mode Light' },
  { file: 'figma/colour/dark.json', holds: 'Figma variables: colours, mode Dark' },
  { file: 'figma/size/comfortable.json', holds: 'Figma variables: lengths, mode Comfortable' },
  { file: 'figma/size/compact.json', holds: 'Figma variables: lengths, mode Compact' },
  { file: 'figma/type/value.json', holds: 'Figma variables: fonts, sizes of type and times, in one mode' },
] as const;
