import { type FormEvent, useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { SearchField } from '../../../primitives/search-field/SearchField.tsx';
import * as styles from './TreeToolbar.css.ts';

export interface TreeToolbarProps {
  /** The current search; `''` for none. */
  search: string;
  /** Called with non-empty input. */
  onSearch: (search: string) => void;
  onClear: () => void;
  isSearching: boolean;
}

/** Search in the tree; empty input is ignored. Spec §2, §5. */
export function TreeToolbar({ search, onSearch, onClear, isSearching }: TreeToolbarProps) {
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
  const change = (next: string) => {
    setWords(next);
    if (next === '' && search !== '') onClear();
  };
  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.field}>
          <SearchField
            label={t('tree.search')}
            isLabelHidden
            placeholder={t('tree.search.example')}
            value={words}
            onChange={change}
            autoComplete="off"
            maxLength={100}
          />
        </div>
        <Button type="submit" isBusy={isSearching}>
          {t('tree.search.submit')}
        </Button>
      </form>
    </search>
  );
}
