import { useRef, type ReactNode } from 'react';
import type { SnippetView } from '#app/guides/prose.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './snippet.module.css';
import forms from './text-forms.module.css';

/** Two lines or more, the first with a number or a quotation mark at its start. */
const hanging = /^(\d+\.|").*\n/;

type SnippetProps = {
  readonly snippet: SnippetView;
  /** Shown in place of the text. */
  readonly children?: ReactNode;
  /** Below the picture of a step: on wide screens a list has two columns. */
  readonly isAcross?: boolean;
};

/** A text for the reader to copy and adapt. */
export function Snippet({ snippet, children, isAcross }: SnippetProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const { form } = snippet;
  const parts = snippet.text.split('\n\n');
  return (
    <figure className={styles.figure} data-across={isAcross || undefined}>
      <figcaption>
        <b>{snippet.label}</b>
        <CopyButton
          label="Copy text"
          text={snippet.text}
          done="Text copied"
          source={text}
          variant="quiet"
          size="small"
        />
      </figcaption>
      <p ref={text} data-form={form} className={form && forms.lines}>
        {children ??
          (form
            ? snippet.text.split('\n').map((line) => {
                const [label, value = ''] = line.split(/(?<=^\d+\.|^\D[^:]*:) /);
                return (
                  <span key={line}>
                    {label}{' '}
                    <span>
                      <Words isRunningText>{value}</Words>
                    </span>
                    {'\n'}
                  </span>
                );
              })
            : parts.map((part, index) => (
                <span key={part}>
                  {hanging.test(part) ? (
                    part.split('\n').map((line) => (
                      <span key={line} className={forms.lines}>
                        <Words isRunningText>{line}</Words>
                        {'\n'}
                      </span>
                    ))
                  ) : (
                    <Words isRunningText>{part}</Words>
                  )}
                  {parts[index + 1] && '\n\n'}
                </span>
              )))}
      </p>
    </figure>
  );
}
