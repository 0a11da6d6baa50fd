/**
 * Simulates Chromium's page translation: replaces each text, also later ones, by elements with the
 * same words. Self-contained, so that a test can send it into a browser.
 * @param root The translated part of the page.
 * @param tellLost Called with words that React wrote into a removed text, so that the page stays
 * stale.
 * @returns A function that stops.
 */
export function translateTexts(root: Node, tellLost: (words: string) => void): () => void {
  const leftAlone = '[translate="no"], head, script, style, textarea, [contenteditable="true"]';
  /** Replaced text nodes: React still references them, so its updates are lost. */
  const replaced = new WeakSet<Node>();
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  function isTranslated(text: Text): boolean {
    const parent = text.parentElement;
    if (!parent || !text.data.trim()) return false;
    const nearest = parent.closest(`[translate], ${leftAlone}`);
    return !nearest?.matches(leftAlone) && !parent.matches('font[data-translated]');
  }

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

  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') translateIn(target);
      for (const node of addedNodes) if (node.isConnected) translateIn(node);
    }
  });
  translateIn(root);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      if (replaced.has(this) && this.nodeValue !== value) tellLost(`“${this.nodeValue}” → “${value}”`);
      nodeValue?.set?.call(this, value);
    },
  });
  return () => {
    observer.disconnect();
    if (nodeValue) Object.defineProperty(Node.prototype, 'nodeValue', nodeValue);
  };
}
