import { useQueryClient } from '@tanstack/react-query';
import { possibleKeys } from '@upline/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { knownTransactions } from './knownTransactions.ts';
import { SecretWarning } from './SecretWarning.tsx';
import { loadedWords, loadWords, type Secret, secretIn } from './secretIn.ts';
import { textFiles } from './textFiles.ts';

/** A message about to be sent. */
export interface Outgoing {
  text: string;
  files: readonly File[];
}

interface Stop {
  secret: Secret;
  fileName: string | null;
  /** Values with the form of a key. */
  keys: readonly string[];
  /** Retries with `keys` accepted as transactions. */
  again: () => void;
}

interface SecretGuard {
  /**
   * Calls `proceed` if the message contains no secret; synchronously if nothing has to be loaded
   * first.
   * @param fail Called if the check could not run.
   */
  pass(outgoing: Outgoing, proceed: () => void, fail: () => void): void;
  /** The dialog of a stopped message. */
  warning: ReactNode;
}

/** Stops recovery phrases and private keys in the browser. The check makes no request. */
export function useSecretGuard(onBack: () => void): SecretGuard {
  const queries = useQueryClient();
  const [stop, setStop] = useState<Stop | null>(null);
  const vouched = useRef(new Set<string>());
  const isLooking = useRef(false);
  useEffect(() => void loadWords().catch(() => {}), []);

  function find(
    parts: readonly (readonly [fileName: string | null, text: string])[],
    words: ReadonlySet<string>,
  ) {
    const transactions = new Set([...knownTransactions(queries), ...vouched.current]);
    for (const [fileName, text] of parts) {
      const secret = secretIn(text, { words, transactions });
      if (secret) return { secret, fileName, keys: possibleKeys(text) };
    }
    return null;
  }

  function pass(outgoing: Outgoing, proceed: () => void, fail: () => void): void {
    if (isLooking.current) return;
    const again = () => pass(outgoing, proceed, fail);
    const settle = (found: ReturnType<typeof find>) => (found ? setStop({ ...found, again }) : proceed());
    const words = loadedWords();
    const files = textFiles(outgoing.files);
    if (words && files.length === 0) {
      settle(find([[null, outgoing.text]], words));
      return;
    }
    isLooking.current = true;
    const read = files.map(async (file) => [file.name, await file.text()] as const);
    Promise.all([loadWords(), ...read])
      .then(([list, ...texts]) => find([[null, outgoing.text], ...texts], list))
      .finally(() => {
        isLooking.current = false;
      })
      .then(settle, fail);
  }

  function trust() {
    for (const key of stop?.keys ?? []) vouched.current.add(key);
    setStop(null);
    stop?.again();
  }

  const warning = (
    <SecretWarning
      secret={stop?.secret ?? null}
      fileName={stop?.fileName ?? null}
      onBack={() => {
        setStop(null);
        onBack();
      }}
      onIsTransaction={trust}
    />
  );
  return { pass, warning };
}
