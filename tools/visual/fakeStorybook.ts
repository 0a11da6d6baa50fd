/**
 * The script of a page that shows and plays stories as a built Storybook does.
 * @param play The code of a play, with `storyId` in scope.
 */
export const fakeStorybook = (play: string) => `<script>
const listeners = {};
const tell = (event, value) => (listeners[event] ?? []).slice().forEach((hear) => hear(value));
let shown = null;
function play(storyId) {
  shown = storyId;
  __STORYBOOK_PREVIEW__.currentRender.phase = 'playing';
  ${play}
  setTimeout(() => {
    __STORYBOOK_PREVIEW__.currentRender.phase = 'finished';
    tell('storyFinished', { storyId });
  });
}
globalThis.__STORYBOOK_PREVIEW__ = { currentRender: {} };
globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: (event, hear) => (listeners[event] ??= []).push(hear),
  off: (event, hear) => (listeners[event] = listeners[event].filter((one) => one !== hear)),
  emit(event, { storyId }) {
    if (event === 'setCurrentStory') storyId === shown ? tell('storyUnchanged', storyId) : play(storyId);
    if (event === 'forceRemount') play(storyId);
  },
};
</script>`;
