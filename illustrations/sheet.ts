/** Writes dist/pictures.html: every picture with its title and its weight, on a light and a dark background. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { renderSvg } from './drawing/svg.ts';
import { families, loadPictures, type NamedPicture, weightLimits } from './pictures.ts';
import { brotliWeight } from './weight.ts';

const output = new URL('../dist/', import.meta.url);
const pictures = await loadPictures();

const figure = ({ name, family, picture }: NamedPicture): string => {
  const svg = renderSvg(picture);
  const weight = brotliWeight(svg);
  const over = weight > weightLimits[family] ? ' class="over"' : '';
  return (
    `<figure><img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" alt="">` +
    `<figcaption${over}><b>${name}</b><br>${picture.title}<br>${(weight / 1000).toFixed(1)} kB</figcaption></figure>`
  );
};

const sections = families.map((family) => {
  const figures = pictures.filter((picture) => picture.family === family).map(figure);
  return `<h2>${family}, at most ${weightLimits[family] / 1000} kB</h2><section>${figures.join('')}</section>`;
});

mkdirSync(output, { recursive: true });
writeFileSync(
  new URL('pictures.html', output),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>
body{font:14px system-ui;margin:2rem;background:#dfe9f8;color:#101f45}
section{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:1rem}
figure{margin:0}img{width:100%;height:220px;object-fit:contain}
.over{color:#b3261e;font-weight:700}body:has(:checked){background:#101f45;color:#fff}
</style><label><input type="checkbox"> Night</label>${sections.join('')}</html>`,
);
console.log(`dist/pictures.html: ${pictures.length} pictures`);
