import deprecated from '@wordpress/deprecated';

/** How a function that reads a store gets its selectors. */
export interface ReaderOptions< Reader > {
	/** The result of `select( store )`. */
	selector?: Reader;
	/** Deprecated: the function `select`. */
	select?: ( storeName: string ) => Reader;
}

/**
 * The selectors of a store from either option.
 *
 * @param options   The selectors, or `select`.
 * @param storeName The name of the store.
 * @param variable  The name of its descriptor.
 * @param feature   What is deprecated: `select` where it is passed.
 */
export function getReader< Reader >(
	{ selector, select }: ReaderOptions< Reader >,
	storeName: string,
	variable: string,
	feature: string
): Reader {
	if ( selector ) {
		return selector;
	}
	if ( ! select ) {
		throw new Error( `Pass \`selector: select( ${ variable } )\`.` );
	}
	deprecated( feature, { alternative: '`selector`' } );
	return select( storeName );
}
