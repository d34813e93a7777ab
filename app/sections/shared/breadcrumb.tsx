import { breadcrumbLabel } from '#app/content/interface.ts';
import { ancestorsOf, type PagePlace } from '#app/site-map.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './breadcrumb.module.css';

type BreadcrumbProps = { readonly page: PagePlace };

/** Links to the pages above a page, and its own name. */
export function Breadcrumb({ page }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={breadcrumbLabel}>
      <ol>
        {ancestorsOf(page).map(({ path, label }) => (
          <li key={path}>
            <SiteLink to={path}>{label}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{page.label}</li>
      </ol>
    </nav>
  );
}
