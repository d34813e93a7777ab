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
  const site = entries.length === 1 && only && isDirectory(only) ? only : undefined;
  const open = site ? await childrenOf(site) : entries;
  const root = site ? site.fullPath.length + 1 : 1;
  for (let entry = open.pop(); entry; entry = open.pop()) {
    if (isDirectory(entry)) open.push(...(await childrenOf(entry)));
    else if (isFile(entry)) {
      files.push({ name: entry.fullPath.slice(root), file: await fileOf(entry) });
    }
  }
  return files;
}

// Chromium has no global with the name of either class, so `instanceof` cannot tell them apart.
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry =>
  entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

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
