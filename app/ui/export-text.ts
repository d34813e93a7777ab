import { notify } from '#app/browser/notifications.ts';
import { copyWords, type NotificationWords } from '#app/content/interface.ts';

/** Copies a text to the clipboard and shows a toast. If the browser refuses, `select` selects the text on the page. */
export async function copyText(
  text: string,
  done: NotificationWords,
  select?: () => void,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ kind: 'success', ...done });
  } catch {
    if (select) notifyRefused(copyWords.refused, select);
    else {
      notify({
        kind: 'error',
        stays: true,
        title: copyWords.refused,
        text: copyWords.yourself(text),
      });
    }
  }
}

/** Selects a text on the page and shows how to copy it, by touch or by keyboard. */
export function notifyRefused(title: string, select: () => void): void {
  select();
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const text = isTouch ? copyWords.selectedByTouch : copyWords.selected;
  notify({ kind: 'error', stays: true, title, text });
}

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
