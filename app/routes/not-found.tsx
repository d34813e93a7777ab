import { notFound } from '#app/content/not-found.ts';
import { notFoundMeta } from '#app/lib/page-head.ts';
import { NotFound } from '#app/sections/not-found/not-found.tsx';

export const meta = () => notFoundMeta(notFound.metaTitle);

export default function NotFoundPage() {
  return <NotFound words={notFound} />;
}
