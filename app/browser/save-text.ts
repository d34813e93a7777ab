/**
 * Offers a text to the visitor as a download.
 * @throws {Error} if the browser refuses
 */
export function saveText(fileName: string, type: 'text/plain' | 'text/html', text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
