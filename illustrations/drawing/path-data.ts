/** Writing of SVG path data: relative commands, one decimal, no needless character. */
import svgpath from 'svgpath';

/** Shortest text of a number at one decimal: `.5`, `-3`, `12.4`. */
export function writeNumber(value: number, decimals = 1): string {
  const text = String(Number(value.toFixed(decimals)) + 0);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Joins numbers so that a sign or a leading point also separates. */
function writeNumbers(values: readonly number[]): string {
  let text = '';
  for (const value of values) {
    const next = writeNumber(value);
    const separated =
      text === '' || next.startsWith('-') || (next.startsWith('.') && /\.\d*$/.test(text));
    text += separated ? next : ' ' + next;
  }
  return text;
}

/** Arc flags cannot be glued to a following point, so arcs are written with every space. */
const writeArc = (values: readonly number[]): string => values.map((v) => writeNumber(v)).join(' ');

/**
 * Rewrites path data compactly. Equal shapes at different places come out as equal text after the
 * first command, which is what a compressor needs to find them.
 */
export function compactPathData(data: string): string {
  let text = '';
  let previous = '';
  const write = (command: string, values: readonly number[]) => {
    const numbers = command === 'a' ? writeArc(values) : writeNumbers(values);
    const implied = command === previous && command !== 'm';
    const last = /[\d.]+$/.exec(text)?.[0] ?? '';
    const glued =
      !implied || numbers.startsWith('-') || (numbers.startsWith('.') && last.includes('.'));
    text += implied ? (glued ? '' : ' ') + numbers : command + numbers;
    previous = command;
  };
  svgpath(data)
    .rel()
    .round(1)
    .iterate((segment, index) => {
      const [command, ...rest] = segment as [string, ...number[]];
      // The first command keeps its capital: svgpath leaves it absolute.
      if (index === 0) write('m', rest);
      else if (command === 'l' && rest[1] === 0) write('h', [rest[0] ?? 0]);
      else if (command === 'l' && rest[0] === 0) write('v', [rest[1] ?? 0]);
      else if (command === 'z' || command === 'Z') {
        text += 'z';
        previous = 'z';
      } else write(command, rest);
    });
  return text;
}
