import type { StoryContext } from '@storybook/react-vite';

/**
 * Clears React Aria's announcements, which stay in the page for seconds after their story has
 * ended.
 */
function forgetAnnouncements() {
  for (const log of document.querySelectorAll('[data-live-announcer] [role="log"]')) log.replaceChildren();
}

/**
 * Removes a story's leftovers that would affect the next one on the page. Its toasts, mock backend
 * and requests need no cleanup, because no other story sees them.
 */
export function endStory(context: Partial<Pick<StoryContext, 'fakes'>>) {
  return () => {
    context.fakes?.queries.clear();
    forgetAnnouncements();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  };
}
