export type NamedFile = { readonly name: string; readonly file: File };

/** Files and whole folders that were dropped, by their path below what was dropped. */
export async function droppedFiles(data: DataTransfer): Promise<readonly NamedFile[]> {
  // Entries are only there while the event is handled: taken before the first wait.
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

/** A reader hands out entries in portions until there are none left. */
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
