#!/usr/bin/env node
/**
 * Checks what the folders of `php-stub/includes` import, and what only some of their files
 * may do. Its README lists the folders from the bottom; a folder knows only itself and those
 * above it in the list.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../cms/files.mjs';
import { calledFunction, parsePhp, visitPhp } from '../php-tree.mjs';

/** A row of the list of folders in the README. */
const LISTED = /^\| \[`([\w-]+)`\]/gm;

/** The only folder that asks whose store the site has. */
const HOST = 'host/';

/** How code asks whether WooCommerce is active. */
const ASKED = {
	class_exists: [ 'WooCommerce' ],
	function_exists: [ 'WC' ],
	is_plugin_active: [ 'woocommerce/woocommerce.php' ],
	defined: [ 'WC_ABSPATH', 'WC_PLUGIN_FILE' ],
};

/** The only folder that uses WordPress' connection to the database. */
const DATABASE = 'foundation/database/';

/** Files that still use it: those of reports. */
const USE_CONNECTION = [
	'reports/customers/class-customer-query.php',
	'reports/rows/class-download-result-mapper.php',
	'reports/hooks/class-clause-hooks.php',
	'reports/sums/class-stored-table.php',
];

/** Files with what is not of a request; the README says why. */
const KEEP_STATIC = [
	'answers/class-declared-questions.php',
	'foundation/class-request-state.php',
	'foundation/database/class-lock.php',
	'compatibility/names/class-package.php',
	'compatibility/names/class-pagecontroller.php',
	'foundation/settings/class-countries.php',
	'foundation/settings/class-currencies.php',
	'reports/class-definition-schema.php',
	'reports/model/class-facts.php',
	'reports/sums/class-sum-table.php',
	'tools/demo/class-demo-data.php',
	'tools/order-files/class-amount-parser.php',
	'tools/order-files/class-column-name.php',
	'tools/order-files/class-column-names.php',
	'tools/order-files/class-currency-signs.php',
	'tools/order-files/class-encoding-evidence.php',
	'tools/order-files/class-words.php',
];

/** At most as many files may lead to each other: they can only be understood together. */
const MAX_TANGLE = 10;

const nameOf = ( { name } ) => name?.name ?? name;

/** What a node does that only some files may: a message for all others. */
const LIMITED = [
	{
		isUsed: ( node ) =>
			ASKED[ calledFunction( node ) ]?.includes(
				node.arguments[ 0 ]?.value
			),
		isAllowed: ( file ) => file.startsWith( HOST ),
		message: `asks whether WooCommerce is active, which only ${ HOST } does`,
	},
	{
		isUsed: ( node ) =>
			node.kind === 'global'
				? node.items.some( ( item ) => nameOf( item ) === 'wpdb' )
				: node.what?.name === 'GLOBALS' &&
				  node.offset?.value === 'wpdb',
		isAllowed: ( file ) =>
			file.startsWith( DATABASE ) || USE_CONNECTION.includes( file ),
		message: `uses $wpdb, which only ${ DATABASE } does: read with Database, write with Row_Writer`,
	},
	{
		isUsed: ( { kind, isStatic } ) =>
			kind === 'static' || ( kind === 'propertystatement' && isStatic ),
		isAllowed: ( file ) => KEEP_STATIC.includes( file ),
		message:
			'keeps static state: extend Request_State, of which each request has its own object',
	},
];

/** The file that an expression names by a path relative to its own file, or undefined. */
function requiredFile( file, { kind, type, left, right } ) {
	if ( kind !== 'bin' || type !== '.' || right.kind !== 'string' ) {
		return undefined;
	}
	const isFolder = left.kind === 'magic' && left.value === '__DIR__';
	if ( ! isFolder && calledFunction( left ) !== 'dirname' ) {
		return undefined;
	}
	const up = isFolder ? 0 : Number( left.arguments[ 1 ]?.value ?? 1 );
	const folder = path.posix.join( '/', path.posix.dirname( file ) );
	return path.posix
		.join( folder, '../'.repeat( up ), right.value )
		.slice( 1 );
}

/**
 * What a file contains: its namespace, the classes that it declares, those that it names
 * (complete, in lower case) and the files that it requires, with their lines, and what
 * only other files may do.
 */
function readPhp( root, file ) {
	const parsed = {
		file,
		namespace: '',
		classes: /** @type {string[]} */ ( [] ),
	};
	const imported = new Map();
	const names = [];
	const required = [];
	const problems = [];
	const ast = parsePhp(
		file,
		readFileSync( path.join( root, file ), 'utf8' )
	);
	visitPhp( ast, ( node ) => {
		const { kind, name } = node;
		const { line } = node.loc.start;
		if ( kind === 'namespace' ) {
			parsed.namespace = name;
		} else if ( /^(class|interface|trait)$/.test( kind ) && name ) {
			parsed.classes.push( nameOf( node ) );
		} else if ( kind === 'usegroup' ) {
			for ( const item of node.items ) {
				const full = [ name, item.name ].filter( Boolean ).join( '\\' );
				const short = item.alias?.name ?? full.split( '\\' ).pop();
				imported.set( short.toLowerCase(), full );
			}
		} else if ( kind === 'name' ) {
			names.push( [ name, line ] );
		}
		required.push( [ requiredFile( file, node ), line ] );
		for ( const { isUsed, isAllowed, message } of LIMITED ) {
			if ( ! isAllowed( file ) && isUsed( node ) ) {
				problems.push( `${ file }:${ line }: ${ message }` );
			}
		}
	} );
	const complete = ( name ) => {
		const [ first, ...rest ] = name.split( '\\' );
		const own =
			imported.get( first.toLowerCase() ) ??
			`${ parsed.namespace }\\${ first }`;
		return ( first === '' ? rest : [ own, ...rest ] )
			.join( '\\' )
			.toLowerCase();
	};
	return {
		...parsed,
		problems,
		required,
		names: names.map( ( [ name, line ] ) => [ complete( name ), line ] ),
	};
}

/** All imports between two files: `from`, `to`, and the line of the first one. */
function findImports( parsed ) {
	const owners = new Map();
	for ( const { file, namespace, classes } of parsed ) {
		owners.set( file, file );
		// The names of WooCommerce are its own where it is active.
		for ( const name of namespace.startsWith( 'Storedeck' )
			? classes
			: [] ) {
			owners.set( `${ namespace }\\${ name }`.toLowerCase(), file );
		}
	}
	return parsed.flatMap( ( { file: from, names, required } ) => {
		const lines = new Map();
		for ( const [ name, line ] of [ ...names, ...required ] ) {
			const to = owners.get( name );
			if ( to && to !== from && ! lines.has( to ) ) {
				lines.set( to, line );
			}
		}
		return [ ...lines ].map( ( [ to, line ] ) => ( { from, to, line } ) );
	} );
}

/**
 * Folders of a graph that import each other, as one path, or undefined. `trail` leads to
 * the nodes; no cycle is reached from those that are done.
 */
function findCycle(
	graph,
	nodes = graph.keys(),
	trail = [],
	done = new Set()
) {
	for ( const node of nodes ) {
		if ( trail.includes( node ) ) {
			return [ ...trail.slice( trail.indexOf( node ) ), node ];
		}
		const next = done.has( node ) ? [] : graph.get( node ) ?? [];
		const cycle = findCycle( graph, next, [ ...trail, node ], done );
		if ( cycle ) {
			return cycle;
		}
		done.add( node );
	}
	return undefined;
}

/**
 * The largest group of files of which each leads to each other one.
 *
 * @param {{ from: string, to: string }[]} imports
 * @return {string[]} Its files.
 */
function findLargestTangle( imports ) {
	/** @type {Map<string, string[]>} */
	const next = new Map();
	for ( const { from, to } of imports ) {
		next.set( from, [ ...( next.get( from ) ?? [] ), to ] );
	}
	const reached = new Map(
		Array.from( next.keys(), ( file ) => {
			const found = new Set( next.get( file ) );
			for ( const one of found ) {
				next.get( one )?.forEach( ( to ) => found.add( to ) );
			}
			return [ file, found ];
		} )
	);
	return Array.from( reached, ( [ file, found ] ) =>
		[ ...found ].filter( ( one ) => reached.get( one )?.has( file ) )
	).reduce(
		( largest, group ) =>
			group.length > largest.length ? group : largest,
		[]
	);
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
	const folders = Array.from(
		list.matchAll( LISTED ),
		( [ , name ] ) => name
	);
	const rankOf = ( file ) =>
		file.includes( '/' )
			? folders.indexOf( file.split( '/' )[ 0 ] )
			: Infinity;
	const parsed = listFiles( root, ( file, isFolder ) =>
		isFolder ? ! /(^|\/)test$/.test( file ) : file.endsWith( '.php' )
	).map( ( file ) => readPhp( root, file ) );
	const imports = findImports( parsed );
	const tangle = findLargestTangle( imports );
	return [
		...( tangle.length > MAX_TANGLE
			? [
					`more than ${ MAX_TANGLE } files lead to each other: ${ tangle.join(
						', '
					) }`,
			  ]
			: [] ),
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
		...parsed.flatMap( ( { problems } ) => problems ),
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

if ( process.argv[ 1 ] === import.meta.filename ) {
	const found = checkPhpImports( 'php-stub/includes' );
	for ( const message of found ) {
		console.error( `php-stub/includes/${ message }` );
	}
	process.exitCode = found.length ? 1 : 0;
}
