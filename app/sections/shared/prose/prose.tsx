import type { ReactElement, ReactNode } from 'react';
import type { Block } from '#app/guides/prose.ts';
import type { List } from '#app/guides/schema.ts';
import { OptionalPart } from '#app/ui/optional-part.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { AdPair } from './ad-pair.tsx';
import { BarChart } from './bar-chart.tsx';
import { Comparison } from './comparison.tsx';
import { Framework } from './framework.tsx';
import { KeywordLists } from './keyword-lists.tsx';
import { LineChart } from './line-chart.tsx';
import { ProseFigure } from './prose-figure.tsx';
import { ProseTable } from './prose-table.tsx';
import { RichText } from './rich-text.tsx';
import { Snippet } from './snippet.tsx';
import { Statement } from './statement.tsx';
import { Story } from './story.tsx';
import forms from './text-forms.module.css';
import { WorkedSum } from './worked-sum.tsx';
import styles from './prose.module.css';
import lists from './list-cards.module.css';

type ProseProps = {
  readonly blocks: readonly Block[];
  /** What is above the blocks. */
  readonly children?: ReactNode;
};

/**
 * The body of a chapter, its blocks in reading order. On wide screens the text is in the left column, a small block is
 * in the right one beside the text above it, and a large block is across both.
 */
export function Prose({ blocks, children }: ProseProps) {
  return (
    <div className={styles.prose}>
      {children}
      <ProseBlocks blocks={blocks} />
    </div>
  );
}

function ProseBlocks({ blocks }: Pick<ProseProps, 'blocks'>): ReactNode {
  return blocks.map((block, index) => <ProseBlock key={index} block={block} />);
}

function ProseBlock({ block }: { readonly block: Block }): ReactElement {
  switch (block.type) {
    case 'beside':
      return (
        <div className={styles.beside}>
          <ProseBlocks blocks={block.blocks} />
        </div>
      );
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'statement':
      return <Statement text={block.text} />;
    case 'heading':
      return <h3 id={block.id}>{block.title}</h3>;
    case 'list':
      return <ProseList list={block} />;
    case 'cards':
      return (
        <div className={lists.cards}>
          <ProseList list={block} />
        </div>
      );
    case 'figure':
      return (
        <ProseFigure title={block.title} note={block.caption} isCut={block.isCut}>
          <Picture picture={block.picture} alt={block.alt} />
          {block.list && <ProseList list={block.list} />}
        </ProseFigure>
      );
    case 'sum':
      return <WorkedSum {...block} />;
    case 'ads':
      return <AdPair {...block} />;
    case 'compare':
      return <Comparison {...block} />;
    case 'table':
      return <ProseTable {...block} />;
    case 'snippet':
      return <Snippet snippet={block} />;
    case 'bars':
    case 'line':
      return (
        <OptionalPart>
          {block.type === 'bars' ? <BarChart {...block} /> : <LineChart chart={block} />}
        </OptionalPart>
      );
    case 'framework':
      return <Framework {...block} />;
    case 'keywords':
      return <KeywordLists {...block} />;
    case 'story':
      return <Story story={block} />;
    case 'side':
      return (
        <aside className={forms.side}>
          <b>{block.title}</b> <RichText text={block.text} />
        </aside>
      );
  }
}

function ProseList({ list }: { readonly list: List }) {
  const Tag = list.ordered ? 'ol' : 'ul';
  return (
    <Tag className={styles.list}>
      {list.items.map((item, index) => (
        <li key={index}>
          <RichText text={item} />
        </li>
      ))}
    </Tag>
  );
}
