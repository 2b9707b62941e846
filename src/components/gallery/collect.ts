import type { PropDoc, Stories } from './types';

interface FoundModules {
	( path: string ): { default: Stories };
	keys: () => string[];
}

declare const STOREDECK_PROPS: Record< string, PropDoc[] >;

/*
 * Webpack puts a list of files in place of the call, and the props that the
 * build has read from the types in place of the constant.
 */
declare const require: {
	context: ( folder: string, deep: boolean, file: RegExp ) => FoundModules;
};

export interface Shelf extends Stories {
	/** Name of the folder. */
	folder: string;
	/** Props of each widget. */
	props: { component: string; props: PropDoc[] }[];
}

/** All states of all widgets, by folder. */
export function collect(): Shelf[] {
	const found = require.context( '..', true, /^\.\/[^/]+\/stories\.tsx$/ );
	return found.keys().map( ( path ) => {
		const stories = found( path ).default;
		return {
			...stories,
			folder: path.split( '/' )[ 1 ] ?? path,
			props: stories.components.map( ( component ) => ( {
				component,
				props: STOREDECK_PROPS[ component ] ?? [],
			} ) ),
		};
	} );
}

/** The address of a state inside the page. */
export const toHash = ( folder: string, story: string ) =>
	`#/${ folder }/${ encodeURIComponent( story ) }`;
