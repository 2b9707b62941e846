/** Options of the appearance. The first one of each is the default. */
export const VIEWS = {
	dir: { ltr: 'Left to right', rtl: 'Right to left' },
	colors: { light: 'Light', dark: 'Dark', contrast: 'High contrast' },
	width: { full: 'Full', tablet: 'Tablet', phone: 'Phone' },
} as const;

export type ViewName = keyof typeof VIEWS;
export type View = { [ Name in ViewName ]: keyof ( typeof VIEWS )[ Name ] };

/** State of the gallery, stored in the URL hash. */
export interface GalleryRoute extends View {
	/** Name of a folder; empty for the first one. */
	folder: string;
	/** Name of a story; empty for all of them. */
	story: string;
}

/** Names of the options in the order of their controls. */
export const VIEW_NAMES: readonly ViewName[] = [ 'dir', 'colors', 'width' ];

const decode = ( text: string ) => {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
};

/** Returns the values of an option. */
export const getValues = < Name extends ViewName >( name: Name ) =>
	Object.keys( VIEWS[ name ] ) as View[ Name ][];

function readView< Name extends ViewName >(
	query: URLSearchParams,
	name: Name
): View[ Name ] {
	const values = getValues( name );
	const requested = query.get( name );
	return ( values.find( ( value ) => value === requested ) ??
		values[ 0 ] ) as View[ Name ];
}

/**
 * Parses a URL hash. Unknown values become the default.
 *
 * @example
 * parseRoute( '#/rating/Four%20of%20five?dir=rtl' );
 */
export function parseRoute( hash: string ): GalleryRoute {
	const [ path = '', query = '' ] = hash.replace( /^#/, '' ).split( '?' );
	const [ , folder = '', story = '' ] = path.split( '/' ).map( decode );
	const params = new URLSearchParams( query );
	return {
		folder,
		story,
		dir: readView( params, 'dir' ),
		colors: readView( params, 'colors' ),
		width: readView( params, 'width' ),
	};
}

/** Formats a URL hash; the reverse of `parseRoute()`. */
export function formatRoute( {
	folder,
	story,
	...view
}: GalleryRoute ): string {
	const path = [ folder, story ]
		.filter( Boolean )
		.map( ( part ) => `/${ encodeURIComponent( part ) }` )
		.join( '' );
	const query = new URLSearchParams(
		VIEW_NAMES.filter(
			( name ) => view[ name ] !== getValues( name )[ 0 ]
		).map( ( name ) => [ name, view[ name ] ] )
	).toString();
	return `#${ path || '/' }${ query && `?${ query }` }`;
}
