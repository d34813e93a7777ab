import { at } from '../../drawing/drawing.ts';
import { place } from '../../drawing/isometric.ts';
import { orange } from '../../drawing/ramps.ts';
import { chat, phone } from '../../kit/devices.ts';
import { bubble } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

export const picture = icon({ mood: 'sea', seed: 89 }, [
  at(0, 0, place(phone(chat()), [-6, -16], 1.3), 0.92),
  at(-14, -100, bubble('Open until 6', { width: 90, color: orange[500] }), 1.4),
]);
