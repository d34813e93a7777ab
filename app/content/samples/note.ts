/**
 * The visible label of sample content, for each block that shows a sample client, quote, logo or team
 * member. Null if every entry is real. If some are real, the label names the samples.
 */
export function sampleNote(
  shown: readonly { readonly sample: boolean; readonly name: string }[],
): string | null {
  const samples = shown.filter(({ sample }) => sample);
  if (!samples.length) return null;
  const which =
    samples.length < shown.length ? ` (${samples.map(({ name }) => name).join(', ')})` : '';
  return `Sample content${which}: names, quotes and figures are invented.`;
}
