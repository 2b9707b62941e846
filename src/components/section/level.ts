import { createContext } from '@wordpress/element';

/** The level of a heading that stands in no section: the page itself has h1. */
export const TOP_LEVEL = 2;

/** HTML knows six levels. */
export const LOWEST_LEVEL = 6;

/** The heading level at this place of the tree. */
export const Level = createContext( TOP_LEVEL );
