import type { TextMessage } from '@upline/domain';
import { maximumAttachments } from '@upline/domain';
import { selectFiles, tooManyFiles, useUploads } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useState } from 'react';

/** The chosen files of a composer and the links of uploaded ones. */
export interface GivenFiles {
  files: readonly File[];
  links: readonly string[];
}

/**
 * The attachments of a draft. Each file uploads as soon as it is chosen.
 * @param kept Links of an earlier attempt.
 */
export function useAttachments(kept: readonly string[] = []) {
  const { client } = usePorts();
  const [files, setFiles] = useState<readonly File[]>([]);
  /** Links to uploaded files of an undone reply. */
  const [links, setLinks] = useState(kept);
  const [refusals, setRefusals] = useState<readonly TextMessage[]>([]);
  const { watch, progress, retry } = useUploads(async (file, options) => {
    return (await client.call('uploadSingle', { files: [file] }, options)).file.fileUrl;
  });
  const uploaded = files.flatMap((file) => watch.uploaded.get(file) ?? []);

  return {
    files,
    setFiles,
    links,
    setLinks,
    refusals: files.length + links.length > maximumAttachments ? [tooManyFiles] : refusals,
    progress,
    retry,
    add(chosen: readonly File[]) {
      const taken = selectFiles(files, chosen);
      setRefusals(taken.refusals);
      setFiles(taken.files);
      for (const file of taken.files) if (!files.includes(file)) retry(file);
    },
    /** Inserts the files and links of an undone reply before newer ones. */
    giveBack(before: Partial<GivenFiles>) {
      setFiles((now) => [...(before.files ?? []), ...now]);
      setLinks((now) => [...(before.links ?? []), ...now]);
    },
    clear() {
      setFiles([]);
      setLinks([]);
      setRefusals([]);
    },
    drop(sent: readonly string[]) {
      setFiles((now) => now.filter((file) => !sent.includes(watch.uploaded.get(file) ?? '')));
      setLinks((now) => now.filter((link) => !sent.includes(link)));
      setRefusals([]);
    },
    /** True if every file is uploaded and the number of files is within the limit. */
    areReady: uploaded.length === files.length && files.length + links.length <= maximumAttachments,
    urls: [...links, ...uploaded],
    /** Discards the upload results of files that the server may have deleted. */
    forget(gone: readonly File[]) {
      for (const file of gone) watch.uploaded.delete(file);
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
