import { createContext } from '@wordpress/element';

/** Whether a state is the only one on the page. */
export const Alone = createContext( false );
