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

/** The names of the props of each widget, as the types have them. */
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
