/**
 * The text for a live region. A screen reader announces an unchanged text only once, so a repeated
 * sentence gets a trailing space, which makes it a new text. An empty sentence stays empty.
 * @param last what the region holds
 */
export function announceAgain(last: string, sentence: string): string {
  return sentence && last === sentence ? `${sentence}\u00a0` : sentence;
}
