import type { Picture } from '../../drawing/svg.ts';
import { atNight } from '../../kit/night.ts';
import { picture as day } from './skyline.ts';

/** For the dark theme: the street with its lights on. */
export const picture: Picture = { ...day, drawing: atNight(day.drawing) };
