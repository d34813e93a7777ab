/** Addresses with a slash or a file name at their end: status 301. */
import { get, type Row } from './row.ts';

const redirect = (target: string, location: string): Row => ({
  name: `redirect ${target}`,
  request: get(target),
  status: 301,
  kind: 'redirect',
  headers: { location },
});

export const redirectedRows: readonly Row[] = [
  redirect('/index.html', '/'),
  redirect('/index.html?q=1', '/?q=1'),
  redirect('/services/', '/services'),
  redirect('/services/index.html', '/services'),
  redirect('/services/seo/pricing/', '/services/seo/pricing'),
  redirect('/services/?q=a%20b&x=//evil.example/', '/services?q=a%20b&x=//evil.example/'),
  redirect('/services/index.html?x=%0d%0aSet-Cookie:a', '/services?x=%0d%0aSet-Cookie:a'),
  redirect('/services/?', '/services'),
  redirect('/case-studies/known/', '/case-studies/known'),
  redirect('http://evil.example/services/', '/services'),
  {
    name: 'HEAD of a redirect',
    request: { method: 'HEAD', target: '/services/?a=1' },
    status: 301,
    kind: 'redirect',
    empty: true,
    headers: { location: '/services?a=1' },
  },
];
