import { createContext } from '@wordpress/element';

/** Whether a story is the only one on the page. */
export const SingleStoryContext = createContext( false );
