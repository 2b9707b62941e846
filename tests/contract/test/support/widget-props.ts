import path from 'path';

interface PropDoc {
	name: string;
}

const { readPropsOnce } = jest.requireActual< {
	readPropsOnce: (
		folder: string,
		store: string
	) => Record< string, PropDoc[] >;
} >( '../../../../bin/cms/read-props.cjs' );

const root = path.resolve( __dirname, '../../../..' );

/** The prop names of each widget, read from the types. */
export const widgetProps: ReadonlyMap< string, readonly string[] > = new Map(
	Object.entries(
		readPropsOnce(
			path.join( root, 'src/components' ),
			path.join( root, '.cache/gallery-props.json' )
		)
	).map( ( [ widget, props ] ) => [
		widget,
		props.map( ( { name } ) => name ),
	] )
);
