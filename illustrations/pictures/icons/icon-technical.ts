import { place } from '../../drawing/isometric.ts';
import { browser, checklist, screen } from '../../kit/devices.ts';
import { lens } from '../../kit/markers.ts';
import { icon } from '../../kit/scene.ts';

const list = checklist([38, 30, 34], { x: 9, y: 20, gap: 15, box: 9, open: false });

export const picture = icon({ mood: 'day', seed: 81 }, [
  place(screen(74, 70, browser(74, 70, list)), [-26, -48]),
  place(lens(), [30, 34], 0.78),
]);
