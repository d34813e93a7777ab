import { place } from '../../drawing/isometric.ts';
import { blue, orange } from '../../drawing/ramps.ts';
import { pin } from '../../kit/markers.ts';
import { footShadow } from '../../kit/nature.ts';
import { icon } from '../../kit/scene.ts';

export const picture = icon({ mood: 'sand', seed: 90 }, [
  place(pin('4', blue[300]), [-34, -24]),
  place(pin('7', blue[400]), [4, -46]),
  place(pin('5', blue[300]), [-26, 26]),
  place(pin('9', blue[200]), [44, -8]),
  place(footShadow(12), [18, 22]),
  place(pin('?', orange[500]), [18, 22, 2], 1.4),
]);
