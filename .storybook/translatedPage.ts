import type { StoryContext } from '@storybook/react-vite';

/** Elements whose words a browser leaves as they are. */
const leftAlone = '[translate="no"], script, style, textarea, [contenteditable="true"]';

/** Texts that a browser has replaced, with where they stood: React still holds them and writes into nothing. */
const replaced = new WeakSet<Node>();

/** What React wrote into a text that is no longer in the page. */
const lost: string[] = [];

const write = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

function isTranslated(text: Text): boolean {
  const parent = text.parentElement;
  if (!parent || !text.data.trim()) return false;
  const nearest = parent.closest('[translate], script, style, textarea, [contenteditable="true"]');
  return !nearest?.matches(leftAlone) && !parent.matches('font[data-translated]');
}

/** Puts an element in the place of a text, as the translation of Chromium does, with the same words. */
function translate(text: Text): void {
  if (!isTranslated(text)) return;
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.dataset.translated = '';
  inner.append(text.data);
  outer.append(inner);
  replaced.add(text);
  text.replaceWith(outer);
}

function translateIn(node: Node): void {
  if (node instanceof Text) {
    translate(node);
    return;
  }
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) translate(text);
}

/**
 * Shows a story on a page that the browser translates: each text, also one that comes later, is replaced by elements.
 * A story fails where React writes into a text that is gone, because what it says would stand still.
 */
export function translatePage({ globals }: Pick<StoryContext, 'globals'>): (() => void) | undefined {
  if (globals.translation !== 'browser') return;
  lost.length = 0;
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') translateIn(target);
      for (const node of addedNodes) if (node.isConnected) translateIn(node);
    }
  });
  translateIn(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...write,
    set(this: Node, value: string) {
      if (replaced.has(this) && this.nodeValue !== value) lost.push(`“${this.nodeValue}” → “${value}”`);
      write?.set?.call(this, value);
    },
  });
  return () => {
    observer.disconnect();
    if (write) Object.defineProperty(Node.prototype, 'nodeValue', write);
  };
}

export function failOnLostWords(): void {
  if (lost.length === 0) return;
  throw new Error(`On a translated page these words stand still:\n${lost.splice(0).join('\n')}`);
}
