import { createContext, use } from 'react';

/** The language of header and footer on a page in another language; else undefined. */
export const FrameLanguage = createContext<string | undefined>(undefined);

/** The `lang` of an element of the frame. */
export const useFrameLanguage = () => use(FrameLanguage);
