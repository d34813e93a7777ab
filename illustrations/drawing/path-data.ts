/** Writes compact SVG path data: relative commands with one decimal. */
import svgpath from 'svgpath';

/** The shortest text of a number with one decimal: `.5`, `-3`, `12.4`. */
export function writeNumber(value: number, decimals = 1): string {
  const text = String(Number(value.toFixed(decimals)) + 0);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Joins numbers. A sign or a leading point serves as separator. */
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

/** Arc flags cannot be joined with a following point, so arcs keep all spaces. */
const writeArc = (values: readonly number[]): string => values.map((v) => writeNumber(v)).join(' ');

/**
 * Rewrites path data compactly. Equal shapes at different positions have equal text after the first
 * command, which compresses well.
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
      const [command, ...rest]: [string, ...number[]] = segment;
      // svgpath leaves the first command absolute, so it keeps its capital.
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
