import {
  newSentences,
  riskMessages,
  sentencesOf,
  type TermsText,
  termsMessages,
  termsVersion,
} from '@upline/domain';
import { useId } from 'react';
import { InEnglish } from '../../messages/InEnglish.tsx';
import { useMessage } from '../../messages/useMessage.ts';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';

export interface NewInTermsProps {
  current: TermsText;
  /** The terms accepted last; `undefined` if none. */
  before: TermsText | undefined;
}

/**
 * The sentences that changed since the member's last acceptance; nothing if that version is
 * unknown.
 */
export function NewInTerms({ current, before }: NewInTermsProps) {
  const t = useMessage();
  const titleId = useId();
  if (!before || before.clauses.length === 0) return null;
  const places = newSentences(current, before);
  if (places.length === 0) return null;
  const isOfThisApp = current.version === termsVersion;
  const list = isOfThisApp ? <OwnTerms places={places} /> : <TheirWords current={current} places={places} />;
  return (
    <Stack as="section" gap="xs" aria-labelledby={titleId}>
      <Text size="bodyStrong" id={titleId}>
        {t('profile.terms.new', { version: before.version })}
      </Text>
      {list}
    </Stack>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <Stack as="ul" gap="xs">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Stack>
  );
}

/** The sentences in the reader's language. */
function OwnTerms({ places }: { places: readonly number[] }) {
  const t = useMessage();
  const ids = [...riskMessages, ...termsMessages];
  return <Sentences sentences={ids.filter((_, place) => places.includes(place)).map((id) => t(id))} />;
}

/** A version that this app was not built with, in English only. */
function TheirWords({ current, places }: { current: TermsText; places: readonly number[] }) {
  const sentences = sentencesOf(current).filter((_, place) => places.includes(place));
  return (
    <InEnglish>
      <Sentences sentences={sentences} />
    </InEnglish>
  );
}
