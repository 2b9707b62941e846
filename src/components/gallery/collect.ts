import type { PropDoc, WidgetFolder, Stories } from './types';

interface FoundModules< Found > {
	( path: string ): Found;
	keys: () => string[];
}

declare const STOREDECK_PROPS: Record< string, PropDoc[] >;

/*
 * Webpack replaces each call with a list of files, and the constant with the
 * props that the build reads from the types. READMEs are imported as text.
 */
declare const require: {
	context: < Found >(
		folder: string,
		deep: boolean,
		file: RegExp
	) => FoundModules< Found >;
};

/** Returns all stories of all widgets by folder. */
export function collect(): WidgetFolder[] {
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
