import type { Text } from '#app/guides/markdown/text.ts';
import { isWebAddress } from '#app/lib/web-address.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Term } from '#app/ui/term.tsx';
import { Words } from '#app/ui/words.tsx';

/** A run of text with its bold words, links and abbreviations. */
export function RichText({ text }: { readonly text: Text }) {
  if (typeof text === 'string') return <Words isRunningText>{text}</Words>;
  return text.map((part, index) => {
    if (typeof part === 'string') {
      return (
        <Words key={index} isRunningText>
          {part}
        </Words>
      );
    }
    if ('bold' in part) {
      return (
        <strong key={index}>
          <RichText text={part.bold} />
        </strong>
      );
    }
    if ('abbr' in part) {
      return <Term key={index} name={part.abbr} meaning={part.meaning} to={part.to} />;
    }
    if (isWebAddress(part.to)) {
      return (
        <a key={index} href={part.to}>
          <RichText text={part.text} />
        </a>
      );
    }
    return (
      <SiteLink key={index} to={part.to}>
        <RichText text={part.text} />
      </SiteLink>
    );
  });
}
