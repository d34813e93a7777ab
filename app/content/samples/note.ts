/**
 * The visible label of sample content, for every block that shows a sample client, quote, logo or team
 * member; null where each entry is real. Where a section has real entries too, it names the samples.
 */
export function sampleNote(
  shown: readonly { readonly sample: boolean; readonly name: string }[],
): string | null {
  const samples = shown.filter(({ sample }) => sample);
  if (!samples.length) return null;
  const which = samples.length < shown.length ? ` (${samples.map(({ name }) => name).join()})` : '';
  return `Sample content${which}: names, quotes and figures are invented.`;
}
