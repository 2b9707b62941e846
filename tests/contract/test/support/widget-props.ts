import path from 'path';

interface PropDoc {
	name: string;
}

const { readPropsCached } = jest.requireActual< {
	readPropsCached: (
		folder: string,
		store: string
	) => Record< string, PropDoc[] >;
} >( '../../../../bin/cms/read-props.cjs' );

const root = path.resolve( __dirname, '../../../..' );

/** The prop names of each widget, read from the types. */
export const widgetProps: ReadonlyMap< string, readonly string[] > = new Map(
	Object.entries(
		readPropsCached(
			path.join( root, 'src/components' ),
			path.join( root, '.cache/gallery-props.json' )
		)
	).map( ( [ widget, props ] ) => [
		widget,
		props.map( ( { name } ) => name ),
	] )
);
