import type { HomePage } from '#app/content/home.ts';
import { Section, SectionHead } from '#app/ui/section.tsx';
import { GuideTopicCard } from './guide-topic-card.tsx';
import styles from './guides.module.css';

/** The four topics of the guides, each with a popup of its guides. */
export function HomeGuides({ guides }: { readonly guides: HomePage['guides'] }) {
  return (
    <Section id="guides">
      <SectionHead title={guides.title} lead={guides.lead} layout="split" />
      <ul className={styles.topics}>
        {guides.topics.map((topic) => (
          <GuideTopicCard key={topic.name} topic={topic} all={guides.all} />
        ))}
      </ul>
    </Section>
  );
}
