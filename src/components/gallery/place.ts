/** How the states are looked at. The first of each is how they are at first. */
export const VIEWS = {
	dir: { ltr: 'Left to right', rtl: 'Right to left' },
	colors: { light: 'Light', dark: 'Dark', contrast: 'High contrast' },
	width: { full: 'Full', tablet: 'Tablet', phone: 'Phone' },
} as const;

export type ViewName = keyof typeof VIEWS;
export type View = { [ Name in ViewName ]: keyof ( typeof VIEWS )[ Name ] };

/** What the gallery shows: all of it stands in the address. */
export interface Place extends View {
	/** Name of a folder; empty for the first. */
	folder: string;
	/** Name of a state; empty for all of them. */
	story: string;
}

/** The parts of the view, in the order of their controls. */
export const VIEW_NAMES: readonly ViewName[] = [ 'dir', 'colors', 'width' ];

const decode = ( text: string ) => {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
};

/** The values that a part of the view can have. */
export const valuesOf = < Name extends ViewName >( name: Name ) =>
	Object.keys( VIEWS[ name ] ) as View[ Name ][];

function readView< Name extends ViewName >(
	query: URLSearchParams,
	name: Name
): View[ Name ] {
	const values = valuesOf( name );
	const wanted = query.get( name );
	return ( values.find( ( value ) => value === wanted ) ??
		values[ 0 ] ) as View[ Name ];
}

/**
 * Reads what stands behind the `#` of an address. What is unknown is as it is
 * at first.
 *
 * @example
 * readPlace( '#/rating/Four%20of%20five?dir=rtl' );
 */
export function readPlace( hash: string ): Place {
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

/** Writes it; the reverse of `readPlace`. */
export function writePlace( { folder, story, ...view }: Place ): string {
	const path = [ folder, story ]
		.filter( Boolean )
		.map( ( part ) => `/${ encodeURIComponent( part ) }` )
		.join( '' );
	const query = new URLSearchParams(
		VIEW_NAMES.filter(
			( name ) => view[ name ] !== valuesOf( name )[ 0 ]
		).map( ( name ) => [ name, view[ name ] ] )
	).toString();
	return `#${ path || '/' }${ query && `?${ query }` }`;
}
