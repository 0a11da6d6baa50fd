import { isSupport, mentionBegun, mentionName } from '@upline/domain';
import { useWalletId } from '@upline/ui/queries';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useColleagues } from '../menus/colleaguesQuery.ts';
import { isBy } from '../outbox/arrived.ts';

interface Mentioning {
  /** Enables mentions; only notes have them. */
  isOn: boolean;
  text: string;
  onChange: (text: string) => void;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** Completes names of support staff after an @. The focus stays in the text area. */
export function useMentions({ isOn, text, onChange, input }: Mentioning) {
  const own = useWalletId();
  const id = useId();
  const { data: staff = [] } = useColleagues({ isWanted: isOn });
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  /** Position of the @ whose list the user closed. */
  const [closed, setClosed] = useState<number | null>(null);
  const next = useRef<number | null>(null);

  const begun = isOn ? mentionBegun(text, caret) : null;
  const typed = begun?.typed.toLowerCase() ?? '';
  const people =
    begun === null || begun.start === closed
      ? []
      : staff
          .filter((one) => isSupport(one.roles) && !isBy(own, one))
          .map(({ walletId, photo, ...one }) => ({ walletId, photo, name: mentionName(one) }))
          .filter(({ name }) => ` ${name}`.toLowerCase().includes(` ${typed}`));
  const isWhole = people.length === 1 && people[0]?.name.toLowerCase() === typed;
  const isOpen = people.length > 0 && !isWhole;
  const at = Math.min(active, people.length - 1);

  useLayoutEffect(() => {
    if (next.current === null) return;
    input.current?.setSelectionRange(next.current, next.current);
    setCaret(next.current);
    next.current = null;
  });

  function choose(index: number) {
    const chosen = people[index];
    if (!begun || !chosen) return;
    const words = `@${chosen.name} `;
    next.current = begun.start + words.length;
    onChange(text.slice(0, begun.start) + words + text.slice(caret));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.metaKey || event.ctrlKey || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setActive((at + 1) % people.length);
    else if (event.key === 'ArrowUp') setActive((at - 1 + people.length) % people.length);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) choose(at);
    else if (event.key === 'Escape') setClosed(begun?.start ?? null);
    else return;
    event.preventDefault();
  }

  /** Reads the caret position; a different @ opens the list again. */
  function look() {
    const now = input.current?.selectionStart ?? 0;
    if (mentionBegun(input.current?.value ?? '', now)?.start !== closed) setClosed(null);
    if (now !== caret) setActive(0);
    setCaret(now);
  }

  const optionId = (index: number) => `${id}-${index}`;
  return {
    list: isOpen ? { id, people, active: at, optionId, choose } : null,
    onKeyDown,
    /** Props for the text area. */
    field: {
      onSelect: look,
      ...(isOn && { 'aria-autocomplete': 'list' as const, 'aria-haspopup': 'listbox' as const }),
      ...(isOpen && { 'aria-controls': id, 'aria-activedescendant': optionId(at) }),
    },
  };
}

export type MentionChoice = NonNullable<ReturnType<typeof useMentions>['list']>;
