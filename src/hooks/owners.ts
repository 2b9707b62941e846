import { addAction } from '@wordpress/hooks';
import { findFolder } from './find-folder';

/** Who added something. */
export interface Owner {
	/** The second argument of `addFilter`, the name of `registerPlugin`. */
	namespace?: string;
	/** Folder of the plugin. */
	plugin?: string;
}

const owners = new WeakMap< object, Owner >();
const extensions = new Set< string >();
const plugins = new Set< string >();

const isReference = ( value: unknown ): value is object =>
	typeof value === 'function' ||
	( typeof value === 'object' && value !== null );

/** Rows of a table are the deepest: table, rows, row, cell. */
const LEVELS = 4;

/** Neither an element nor an instance of a class, whose fields may throw when they are read. */
const isPlain = ( value: object ) =>
	Array.isArray( value ) ||
	( Object.getPrototypeOf( value ) === Object.prototype &&
		! ( '$$typeof' in value ) );

/**
 * Visits the objects and functions of a value that are not known yet. The fields
 * of a cell, and elements, are not read.
 */
function visit(
	value: unknown,
	known: Set< unknown >,
	onNew: ( found: object ) => void,
	levels = LEVELS
) {
	if ( ! isReference( value ) || known.has( value ) ) {
		return;
	}
	known.add( value );
	onNew( value );
	if ( levels > 1 && isPlain( value ) ) {
		Object.values( value ).forEach( ( part ) =>
			visit( part, known, onNew, levels - 1 )
		);
	}
}

/** Remembers what a value has, which none of the next owners added. */
export function createClaims( value: unknown ) {
	const known = new Set< unknown >();
	visit( value, known, () => {} );
	/** Makes an owner that of all that is new in a value. */
	return ( result: unknown, owner: Owner ) =>
		visit( result, known, ( found ) => {
			if ( ! owners.has( found ) ) {
				owners.set( found, owner );
			}
		} );
}

/** Makes an owner that of one object or function. */
export function setOwner( of: object, owner: Owner ) {
	owners.set( of, owner );
	if ( owner.plugin ) {
		extensions.add( owner.plugin );
	}
}

/** Who added an object or a function; undefined for those of the app. */
export const getOwner = ( of: unknown ) =>
	isReference( of ) ? owners.get( of ) : undefined;

/** Makes what is built from an object of a plugin the plugin's. */
export function withOwnerOf< T extends object >( from: object, built: T ): T {
	const owner = owners.get( from );
	if ( owner ) {
		owners.set( built, owner );
	}
	return built;
}

/** The owner of what the running script adds. */
export const getCaller = ( namespace?: string ): Owner => ( {
	namespace,
	plugin: findFolder( new Error().stack ),
} );

/** Whether the script of a plugin has added something to this page. */
export const isExtension = ( plugin: string ) => extensions.has( plugin );

/** The names of all plugins of areas, whose fills do not say whose they are. */
export const getPluginNames = () => [ ...plugins ].join( ', ' );

/** Filters of this app. Others are of no interest. */
export const isOwnHook = ( name: unknown ) =>
	/^(experimental_)?(woocommerce|storedeck)_/.test( String( name ) );

// The stack of the call names the script, also for a callback that only returns
// a wrong value later.
addAction( 'hookAdded', 'storedeck/owners', ( name, namespace, callback ) => {
	if ( isOwnHook( name ) && isReference( callback ) ) {
		setOwner( callback, getCaller( String( namespace ) ) );
	}
} );
addAction(
	'plugins.pluginRegistered',
	'storedeck/owners',
	( settings, name ) => {
		if ( isReference( settings ) ) {
			setOwner( settings, getCaller( String( name ) ) );
			plugins.add( String( name ) );
		}
	}
);
