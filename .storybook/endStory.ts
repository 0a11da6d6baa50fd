import type { StoryContext } from '@storybook/react-vite';

/** What React Aria has announced stands in the page for seconds, also when the story that said it is gone. */
function forgetAnnouncements() {
  for (const log of document.querySelectorAll('[data-live-announcer] [role="log"]')) log.replaceChildren();
}

/**
 * Ends with a story what it would leave to the next one on the page. Its toasts, its world and what it asks of it
 * need no ending: they are its own, and nobody else's look at them.
 */
export function endStory(context: Partial<Pick<StoryContext, 'scripted'>>) {
  return () => {
    context.scripted?.queries.clear();
    forgetAnnouncements();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  };
}
