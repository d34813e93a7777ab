export type NamedFile = { readonly name: string; readonly file: File };

/** The dropped files, and those in dropped folders, by their path below the dropped item. */
export async function droppedFiles(data: DataTransfer): Promise<readonly NamedFile[]> {
  // Entries exist only while the event is handled, so they are read before the first await.
  const entries = [...data.items]
    .map((item) => item.webkitGetAsEntry())
    .filter((one) => one !== null);
  if (entries.length === 0) return [...data.files].map((file) => ({ name: file.name, file }));
  const files: NamedFile[] = [];
  const [only] = entries;
  const open =
    entries.length === 1 && only instanceof FileSystemDirectoryEntry
      ? await childrenOf(only)
      : entries;
  const root = entries.length === 1 && only?.isDirectory ? only.fullPath.length + 1 : 1;
  while (open.length > 0) {
    const entry = open.pop()!;
    if (entry instanceof FileSystemDirectoryEntry) open.push(...(await childrenOf(entry)));
    else if (entry instanceof FileSystemFileEntry)
      files.push({ name: entry.fullPath.slice(root), file: await fileOf(entry) });
  }
  return files;
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** A reader returns entries in batches until a batch is empty. */
async function childrenOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0) return all;
    all.push(...part);
  }
}
