/** The entries of a block, and whether each is a sample. */
type Shown = readonly { readonly sample: boolean; readonly name: string }[];

/**
 * The visible label of sample content, for each block that shows a sample client, quote, logo or team
 * member. Null if every entry is real. If some are real, the label names the samples.
 */
export function sampleNote(shown: Shown): string | null {
  const label = sampleLabel(shown);
  return label && `${label}: names, quotes and figures are invented.`;
}

/** The label in short, for a block of client results after another block with the whole label. */
export function sampleLabel(shown: Shown): string | null {
  const samples = shown.filter(({ sample }) => sample);
  if (!samples.length) return null;
  const which =
    samples.length < shown.length ? ` (${samples.map(({ name }) => name).join(', ')})` : '';
  return `Sample content${which}`;
}
