#!/usr/bin/env node
/**
 * Checks what the folders of `php-stub/includes` import. Its README lists them from
 * the bottom; a folder knows only itself and those above it in the list.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Engine } from 'php-parser';

const parser = new Engine( { ast: { withPositions: true } } );

/** A row of the list of folders in the README. */
const LISTED = /^\| \[`([\w-]+)`\]/gm;

/** Kinds of nodes that declare what a name can mean. */
const DECLARATIONS = new Set( [ 'class', 'interface', 'trait' ] );

/** Calls back with each node of a syntax tree. */
function visit( node, callback ) {
	if ( Array.isArray( node ) ) {
		node.forEach( ( child ) => visit( child, callback ) );
	} else if ( node && typeof node === 'object' ) {
		if ( node.kind ) {
			callback( node );
		}
		for ( const [ key, child ] of Object.entries( node ) ) {
			if ( key !== 'loc' && ! /comments/i.test( key ) ) {
				visit( child, callback );
			}
		}
	}
}

const nameOf = ( { name } ) => name?.name ?? name;

/** The PHP files of a folder, without tests, as paths relative to it. */
const listFiles = ( root ) =>
	readdirSync( root, { recursive: true } )
		.map( ( file ) => file.split( path.sep ).join( '/' ) )
		.filter( ( file ) => /^(?!(?:.*\/)?test\/).*\.php$/.test( file ) )
		.sort();

/** Namespace, declared classes and syntax tree of a file. */
function parseFile( root, file ) {
	const code = readFileSync( path.join( root, file ), 'utf8' );
	const ast = parser.parseCode( code, file );
	/** @type {string[]} */
	const classes = [];
	const parsed = { file, ast, namespace: '', classes };
	visit( ast, ( node ) => {
		if ( node.kind === 'namespace' ) {
			parsed.namespace = node.name;
		} else if ( DECLARATIONS.has( node.kind ) && node.name ) {
			classes.push( nameOf( node ) );
		}
	} );
	return parsed;
}

/** Names of classes that a file contains, complete and in lower case, with their lines. */
function readNames( { ast, namespace } ) {
	const imported = new Map();
	const names = [];
	visit( ast, ( node ) => {
		if ( node.kind === 'usegroup' ) {
			for ( const { name, alias } of node.items ) {
				const full = [ node.name, name ].filter( Boolean ).join( '\\' );
				const short = alias?.name ?? full.split( '\\' ).pop();
				imported.set( short.toLowerCase(), full );
			}
		} else if ( node.kind === 'name' ) {
			names.push( [ node.name, node.loc.start.line ] );
		}
	} );
	return names.map( ( [ name, line ] ) => {
		const [ first, ...rest ] = name.split( '\\' );
		const full =
			first === ''
				? rest.join( '\\' )
				: [
						imported.get( first.toLowerCase() ) ??
							`${ namespace }\\${ first }`,
						...rest,
				  ].join( '\\' );
		return [ full.toLowerCase(), line ];
	} );
}

/** Files that a file requires by a path relative to itself, with their lines. */
function readRequired( { ast, file } ) {
	const required = [];
	visit( ast, ( node ) => {
		if ( node.kind !== 'bin' || node.type !== '.' ) {
			return;
		}
		const { left, right } = node;
		const up =
			left.kind === 'magic' && left.value === '__DIR__'
				? 0
				: left.kind === 'call' &&
				  nameOf( left.what ) === 'dirname' &&
				  ( left.arguments[ 1 ]?.value ?? 1 );
		if ( up !== false && right.kind === 'string' ) {
			const from = path.posix.join( '/', path.posix.dirname( file ) );
			const to = path.posix.join(
				from,
				'../'.repeat( Number( up ) ),
				right.value
			);
			required.push( [ to.slice( 1 ), node.loc.start.line ] );
		}
	} );
	return required;
}

/** The only folder that asks whose store the site has. */
const HOST = 'host/';

/** How code asks whether WooCommerce is active. */
const ASKED = {
	class_exists: [ 'WooCommerce' ],
	function_exists: [ 'WC' ],
	is_plugin_active: [ 'woocommerce/woocommerce.php' ],
	defined: [ 'WC_ABSPATH', 'WC_PLUGIN_FILE' ],
};

/** Lines of a file that ask whether WooCommerce is active. */
function findQuestions( { ast } ) {
	const lines = [];
	visit( ast, ( node ) => {
		const name = node.kind === 'call' ? nameOf( node.what ) : undefined;
		const asked = ASKED[ String( name ).replace( /^\\/, '' ) ];
		if ( asked?.includes( node.arguments[ 0 ]?.value ) ) {
			lines.push( node.loc.start.line );
		}
	} );
	return lines;
}

/** The only folder that uses WordPress' connection to the database. */
const DATABASE = 'foundation/database/';

/** Files that still use it: those of reports. */
const USE_CONNECTION = [
	'reports/customers/class-customer-query.php',
	'reports/rows/class-download-result-mapper.php',
	'reports/hooks/class-clause-hooks.php',
	'reports/sums/class-customer-metrics-table.php',
	'reports/sums/class-sum-schema.php',
	'reports/sums/class-table-recovery.php',
];

/** Lines of a file that use `$wpdb`. */
function findConnections( { ast } ) {
	const lines = [];
	visit( ast, ( node ) => {
		if (
			node.kind === 'global'
				? node.items.some( ( item ) => nameOf( item ) === 'wpdb' )
				: node.what?.name === 'GLOBALS' && node.offset?.value === 'wpdb'
		) {
			lines.push( node.loc.start.line );
		}
	} );
	return lines;
}

/** All imports between two files: `from`, `to`, and the line of the first one. */
function findImports( parsed ) {
	const owners = new Map();
	for ( const { file, namespace, classes } of parsed ) {
		// The names of WooCommerce are its own where it is active.
		for ( const name of namespace.startsWith( 'Storedeck' )
			? classes
			: [] ) {
			owners.set( `${ namespace }\\${ name }`.toLowerCase(), file );
		}
	}
	const files = new Set( parsed.map( ( { file } ) => file ) );
	return parsed.flatMap( ( item ) => {
		const lines = new Map();
		for ( const [ name, line ] of readNames( item ) ) {
			const to = owners.get( name );
			if ( to && ! lines.has( to ) ) {
				lines.set( to, line );
			}
		}
		for ( const [ to, line ] of readRequired( item ) ) {
			if ( files.has( to ) && ! lines.has( to ) ) {
				lines.set( to, line );
			}
		}
		lines.delete( item.file );
		return [ ...lines ].map( ( [ to, line ] ) => ( {
			from: item.file,
			to,
			line,
		} ) );
	} );
}

/** Folders of a graph that import each other, as one path, or undefined. */
function findCycle( graph ) {
	const done = new Set();
	const search = ( node, trail ) => {
		const start = trail.indexOf( node );
		if ( start >= 0 ) {
			return [ ...trail.slice( start ), node ];
		}
		if ( done.has( node ) ) {
			return undefined;
		}
		for ( const next of graph.get( node ) ?? [] ) {
			const cycle = search( next, [ ...trail, node ] );
			if ( cycle ) {
				return cycle;
			}
		}
		done.add( node );
		return undefined;
	};
	for ( const node of graph.keys() ) {
		const cycle = search( node, [] );
		if ( cycle ) {
			return cycle;
		}
	}
	return undefined;
}

/** Imports between folders that stand side by side, by the folder that holds both. */
function groupBySiblings( imports ) {
	const graphs = new Map();
	for ( const { from, to } of imports ) {
		const a = from.split( '/' );
		const b = to.split( '/' );
		const depth = a.findIndex( ( part, index ) => part !== b[ index ] );
		if ( depth < a.length - 1 && depth < b.length - 1 ) {
			const parent = a.slice( 0, depth ).join( '/' );
			const graph = graphs.get( parent ) ?? new Map();
			const targets = graph.get( a[ depth ] ) ?? new Set();
			graphs.set(
				parent,
				graph.set( a[ depth ], targets.add( b[ depth ] ) )
			);
		}
	}
	return graphs;
}

/** The namespace of a folder: `site-health` is `Site_Health`. */
const namespaceOf = ( folder ) =>
	[ 'Storedeck', ...folder.split( '/' ).filter( ( part ) => part !== '.' ) ]
		.map( ( part ) => part.replace( /(^|-)\w/g, ( s ) => s.toUpperCase() ) )
		.map( ( part ) => part.replaceAll( '-', '_' ) )
		.join( '\\' );

/**
 * What breaks the rules in a folder that has a README with the list.
 *
 * @param {string} root Path of the folder.
 * @return {string[]} Messages, each with file and line.
 */
export function checkPhpImports( root ) {
	const list = readFileSync( path.join( root, 'README.md' ), 'utf8' );
	const folders = [ ...list.matchAll( LISTED ) ].map(
		( [ , name ] ) => name
	);
	const rankOf = ( file ) =>
		file.includes( '/' )
			? folders.indexOf( file.split( '/' )[ 0 ] )
			: Infinity;
	const parsed = listFiles( root ).map( ( file ) => parseFile( root, file ) );
	const imports = findImports( parsed );
	return [
		...parsed
			.filter( ( { file } ) => rankOf( file ) < 0 )
			.map(
				( { file } ) => `${ file }: no folder of the list in README.md`
			),
		...parsed
			.filter(
				( { file, namespace } ) =>
					namespace.startsWith( 'Storedeck' ) &&
					namespace !== namespaceOf( path.posix.dirname( file ) )
			)
			.map(
				( { file, namespace } ) =>
					`${ file }: the namespace ${ namespace } is not that of its folder`
			),
		...parsed
			.filter( ( { file } ) => ! file.startsWith( HOST ) )
			.flatMap( ( item ) =>
				findQuestions( item ).map(
					( line ) =>
						`${ item.file }:${ line }: asks whether WooCommerce is active, which only ${ HOST } does`
				)
			),
		...parsed
			.filter(
				( { file } ) =>
					! file.startsWith( DATABASE ) &&
					! USE_CONNECTION.includes( file )
			)
			.flatMap( ( item ) =>
				findConnections( item ).map(
					( line ) =>
						`${ item.file }:${ line }: uses $wpdb, which only ${ DATABASE } does: read with Database, write with Row_Writer`
				)
			),
		...imports
			.filter( ( { from, to } ) => rankOf( to ) > rankOf( from ) )
			.map(
				( { from, to, line } ) =>
					`${ from }:${ line }: imports ${ to }, which is above it`
			),
		...[ ...groupBySiblings( imports ) ].flatMap( ( [ parent, graph ] ) => {
			const cycle = findCycle( graph );
			return cycle
				? [ `${ parent || '.' }: a cycle: ${ cycle.join( ' → ' ) }` ]
				: [];
		} ),
	];
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ).href ) {
	const found = checkPhpImports( 'php-stub/includes' );
	for ( const message of found ) {
		console.error( `php-stub/includes/${ message }` );
	}
	process.exitCode = found.length ? 1 : 0;
}
