import { explainError } from './explain-error';
import { findFolder } from './find-folder';
import { getOwner } from './owners';

/** What a plugin added and what failed. */
export interface ExtensionFailure {
	type: 'filter' | 'slot' | 'area' | 'command' | 'part' | 'script';
	/** Name of the filter, slot, area or command; what failed: `home card acme`. */
	hook: string;
	/** The second argument of `addFilter`, the name of `registerPlugin`; unknown for fills. */
	namespace?: string;
	/** Folder of the plugin whose code failed, if its URL says so. */
	plugin?: string;
	/** What happened and what was expected, for the plugin's author. */
	message: string;
}

let failures: readonly ExtensionFailure[] = [];
const listeners = new Set< () => void >();

const KINDS = {
	filter: 'a callback of the filter',
	slot: 'a fill of the slot',
	area: 'a plugin of the area',
	command: 'the command',
	part: 'the',
	script: 'the script',
};

const describe = ( { type, hook, namespace, plugin }: ExtensionFailure ) =>
	[
		`${ KINDS[ type ] } ${ type === 'part' ? hook : `"${ hook }"` }`,
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
	const found = {
		plugin:
			detail instanceof Error ? findFolder( detail.stack ) : undefined,
		...failure,
	};
	console.error(
		`Storedeck: ${ describe( found ) } failed: ${ found.message }`,
		detail
	);
	if ( ! failures.some( ( other ) => isSame( found, other ) ) ) {
		failures = [ ...failures, found ];
		listeners.forEach( ( listener ) => listener() );
	}
}

/** Messages of the running task, and the timers that forget them. */
const recent = new Map< string, ReturnType< typeof setTimeout > >();

/**
 * Whether an error was reported in this task. In development, React tells the
 * page of each attempt to render what a boundary catches.
 */
export const wasReported = ( error: unknown ) =>
	recent.has( explainError( error ) );

/** What failed: `home card acme`, and who may have added it. */
export interface Part {
	/** By default `part`, which is a failure of a plugin only if something says so. */
	type?: ExtensionFailure[ 'type' ];
	name: string;
	/** An object or a function; its owner is named. */
	of?: unknown;
	namespace?: string;
	/** Its folder, if it is known otherwise. */
	plugin?: string;
	/** Names of all that may have added it, for what does not say whose it is. */
	candidates?: string;
	/** The components around, whose scripts React lists. */
	componentStack?: string | null;
}

/**
 * Reports an error of a part of the page: as that of a plugin if one added it or
 * its code failed, otherwise in the console only.
 */
export function reportPartFailure(
	{ type = 'part', name, of, componentStack, ...part }: Part,
	error: unknown
) {
	const message = explainError( error );
	clearTimeout( recent.get( message ) );
	recent.set(
		message,
		setTimeout( () => recent.delete( message ) )
	);
	const owner = getOwner( of );
	const stack = error instanceof Error ? error.stack : undefined;
	const plugin =
		part.plugin ?? owner?.plugin ?? findFolder( stack, componentStack );
	const namespace = part.namespace ?? owner?.namespace;
	if (
		type === 'part' &&
		! plugin &&
		! namespace &&
		part.candidates === undefined
	) {
		console.error( `Storedeck: ${ name } failed.`, error );
		return;
	}
	reportExtensionFailure(
		{
			type,
			hook: name,
			namespace: namespace ?? ( plugin ? undefined : part.candidates ),
			plugin,
			message,
		},
		error
	);
}

/**
 * Calls a function that a plugin may have added. If it throws, that is reported,
 * and the fallback is returned.
 */
export function callContained< T >( part: Part, run: () => T, fallback: T ): T {
	try {
		return run();
	} catch ( error ) {
		reportPartFailure( part, error );
		return fallback;
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
