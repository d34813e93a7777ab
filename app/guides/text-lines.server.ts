/** The lines that a text takes with `length` characters on each. An empty line counts as one. */
export function linesOf(text: string, length: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length || 1) / length), 0);
}
