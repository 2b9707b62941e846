import { createContext } from '@wordpress/element';

/** Level of a heading outside of sections; the h1 is the title of the page. */
export const TOP_LEVEL = 2;

export const MAX_LEVEL = 6;

/** Level of headings at this position of the tree. */
export const LevelContext = createContext( TOP_LEVEL );
