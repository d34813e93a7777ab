import { place } from '../../drawing/isometric.ts';
import { blue } from '../../drawing/ramps.ts';
import { bakery } from '../../kit/buildings/bakery.ts';
import { pin } from '../../kit/markers.ts';
import { footShadow } from '../../kit/nature.ts';
import { icon } from '../../kit/scene.ts';

export const picture = icon({ mood: 'sand', seed: 84 }, [
  place(bakery({ name: 'OPEN', accent: blue[600] }), [-22, -8], 0.8),
  place(footShadow(11), [44, 14]),
  place(pin('1'), [44, 14, 4], 1.45),
]);
