import type { Position } from '@upline/domain';
import { type FormEvent, useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { SearchField } from '../../../primitives/search-field/SearchField.tsx';
import { FeeSelector } from './FeeSelector.tsx';
import * as styles from './TreeToolbar.css.ts';

export interface TreeToolbarProps {
  /** The level whose tree is shown: 1, 2, 4 or 5. */
  position: Position;
  onPositionChange: (position: Position) => void;
  /** What was searched; `''` when nothing was. */
  search: string;
  /** Called with the words, which are never empty. */
  onSearch: (search: string) => void;
  /** A search is on its way. */
  isSearching: boolean;
}

/** What is looked at of the matrix: whose place, and in the tree of which fee. Spec §2. */
export function TreeToolbar({ position, onPositionChange, search, onSearch, isSearching }: TreeToolbarProps) {
  const t = useMessage();
  const [words, setWords] = useState(search);
  const [given, setGiven] = useState(search);
  if (search !== given) {
    setGiven(search);
    setWords(search);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '' && !isSearching) onSearch(words.trim());
  };
  return (
    <Inline gap="m" alignItems="flex-start" justifyContent="space-between">
      <search className={styles.form}>
        <form className={styles.form} onSubmit={submit}>
          <div className={styles.field}>
            <SearchField label={t('members.search')} value={words} onChange={setWords} autoComplete="off" />
          </div>
          <Button type="submit" isBusy={isSearching}>
            {t('tree.search.submit')}
          </Button>
        </form>
      </search>
      <FeeSelector position={position} onChange={onPositionChange} />
    </Inline>
  );
}
