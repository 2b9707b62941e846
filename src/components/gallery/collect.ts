import type { PropDoc, Shelf, Stories } from './types';

interface FoundModules< Found > {
	( path: string ): Found;
	keys: () => string[];
}

declare const STOREDECK_PROPS: Record< string, PropDoc[] >;

/*
 * Webpack puts a list of files in place of each call, and the props that the
 * build has read from the types in place of the constant. A README is its text.
 */
declare const require: {
	context: < Found >(
		folder: string,
		deep: boolean,
		file: RegExp
	) => FoundModules< Found >;
};

/** All states of all widgets, by folder. */
export function collect(): Shelf[] {
	const found = require.context< { default: Stories } >(
		'..',
		true,
		/^\.\/[^/]+\/stories\.tsx$/
	);
	const readmes = require.context< string >(
		'..',
		true,
		/^\.\/[^/]+\/README\.md$/
	);
	return found.keys().map( ( path ) => {
		const stories = found( path ).default;
		const readme = path.replace( 'stories.tsx', 'README.md' );
		return {
			...stories,
			folder: path.split( '/' )[ 1 ] ?? path,
			readme: readmes.keys().includes( readme ) ? readmes( readme ) : '',
			props: stories.components.map( ( component ) => ( {
				component,
				props: STOREDECK_PROPS[ component ] ?? [],
			} ) ),
		};
	} );
}
