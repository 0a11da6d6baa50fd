import type { Notice } from '@upline/domain';
import { maximumAttachments } from '@upline/domain';
import { takeFiles, tooManyFiles, useUploads } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useState } from 'react';

/** Files as they stand in a composer. */
export interface GivenFiles {
  files: readonly File[];
  links: readonly string[];
}

/**
 * The files of what is being written: each is uploaded as it is chosen, so that sending waits for none.
 * @param kept Links to those that went with it before.
 */
export function useAttachments(kept: readonly string[] = []) {
  const { client } = usePorts();
  const [files, setFiles] = useState<readonly File[]>([]);
  /** Links to files of a reply that was taken back. */
  const [links, setLinks] = useState(kept);
  const [refusals, setRefusals] = useState<readonly Notice[]>([]);
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
      const taken = takeFiles(files, chosen);
      setRefusals(taken.refusals);
      setFiles(taken.files);
      for (const file of taken.files) if (!files.includes(file)) retry(file);
    },
    /** Puts files and links of a reply that was taken back before those chosen since. */
    giveBack(before: Partial<GivenFiles>) {
      setFiles((now) => [...(before.files ?? []), ...now]);
      setLinks((now) => [...(before.links ?? []), ...now]);
    },
    clear() {
      setFiles([]);
      setLinks([]);
      setRefusals([]);
    },
    /** Takes out those that were sent, by where they are served. */
    drop(sent: readonly string[]) {
      setFiles((now) => now.filter((file) => !sent.includes(watch.uploaded.get(file) ?? '')));
      setLinks((now) => now.filter((link) => !sent.includes(link)));
      setRefusals([]);
    },
    /** Whether all of them can go with what is written. */
    areReady: uploaded.length === files.length && files.length + links.length <= maximumAttachments,
    /** Where they are served. */
    urls: [...links, ...uploaded],
    /** Uploads again what the server has forgotten. */
    forget(gone: readonly File[]) {
      for (const file of gone) watch.uploaded.delete(file);
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
