/** What a plugin added and what failed: a callback, a fill or a plugin of an area. */
export interface ExtensionFailure {
	type: 'filter' | 'slot' | 'area' | 'command' | 'script';
	/** Name of the filter, slot, area, command or file. */
	hook: string;
	/** The second argument of `addFilter`, the name of `registerPlugin`; unknown for fills. */
	namespace?: string;
	/** Folder of the plugin whose code threw, if the error says so. */
	plugin?: string;
	/** What happened, for the plugin's author. */
	message: string;
}

let failures: readonly ExtensionFailure[] = [];
const listeners = new Set< () => void >();

const FOLDER = /\/plugins\/([^/\s]+)\//g;

const listFolders = ( stack = '' ) =>
	[ ...stack.matchAll( FOLDER ) ].map( ( [ , folder ] ) => folder );

/** The folder of the code that threw; the code of this library does not count. */
function findPlugin( error: unknown ) {
	const [ own ] = listFolders( new Error().stack );
	return error instanceof Error
		? listFolders( error.stack ).find( ( folder ) => folder !== own )
		: undefined;
}

const KINDS = {
	filter: 'a callback of the filter',
	slot: 'a fill of the slot',
	area: 'a plugin of the area',
	command: 'the command',
	script: 'the script',
};

const describe = ( { type, hook, namespace, plugin }: ExtensionFailure ) =>
	[
		`${ KINDS[ type ] } "${ hook }"`,
		namespace && ` (${ namespace })`,
		plugin && ` of the plugin "${ plugin }"`,
	].join( '' );

const isSame = ( one: ExtensionFailure, other: ExtensionFailure ) =>
	one.type === other.type &&
	one.hook === other.hook &&
	one.namespace === other.namespace &&
	one.message === other.message;

/**
 * Logs a failure in the console and adds it to those that the app shows.
 *
 * @param detail The error, or the invalid value.
 */
export function reportExtensionFailure(
	failure: ExtensionFailure,
	detail: unknown
) {
	const found = { plugin: findPlugin( detail ), ...failure };
	console.error(
		`Storedeck: ${ describe( found ) } failed: ${ found.message }`,
		detail
	);
	if ( ! failures.some( ( other ) => isSame( found, other ) ) ) {
		failures = [ ...failures, found ];
		listeners.forEach( ( listener ) => listener() );
	}
}

/** All failures since the page was loaded; the same array until one is added. */
export const getExtensionFailures = () => failures;

/**
 * Calls a function after each new failure.
 *
 * @return A function that ends the subscription.
 */
export function subscribeToExtensionFailures( listener: () => void ) {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}
