import { ancestors } from '#app/content/breadcrumb.ts';
import type { SitePath } from '#app/content/paths.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import styles from './breadcrumb.module.css';

type BreadcrumbProps = { readonly path: SitePath; readonly label: string };

export function Breadcrumb({ path, label }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      <ol>
        {ancestors(path).map((crumb) => (
          <li key={crumb.to}>
            <SiteLink to={crumb.to}>{crumb.label}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  );
}
