/**
 * Writes src/data/reports/route-types.ts: which parameters each report takes,
 * from the list of routes that a live shop is tested against.
 *
 *     node bin/write-route-types.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'..'
);
const LIST = path.join( root, 'tests/contract/rest/support/routes.json' );

/** The file that is written. */
export const TYPES = path.join( root, 'src/data/reports/route-types.ts' );

const REPORTS = '/wc-analytics/reports/';

/** Routes below it that are no reports. */
const OTHERS = /^(import|.*\/export)(\/|$)/;

const SIMPLE = {
	integer: 'number',
	number: 'number',
	string: 'string',
	boolean: 'boolean',
	null: 'null',
	object: 'Record< string, unknown >',
};

/** Words that many reports take, by the parameter whose words they are. */
const NAMED = { status_is: 'OrderStatus', interval: 'IntervalName' };

const typeOf = ( arg ) => {
	if ( Array.isArray( arg.type ) ) {
		return arg.type
			.map( ( type ) => typeOf( { ...arg, type } ) )
			.join( ' | ' );
	}
	if ( arg.type === 'array' ) {
		const item = arg.items ? typeOf( arg.items ) : 'unknown';
		return /^\w+$/.test( item ) ? `${ item }[]` : `Array< ${ item } >`;
	}
	if ( arg.enum ) {
		return arg.enum
			.map( ( word ) =>
				typeof word === 'string'
					? `'${ word.replace( /[\\']/g, '\\$&' ) }'`
					: String( word )
			)
			.join( ' | ' );
	}
	return SIMPLE[ arg.type ] ?? 'unknown';
};

/** The type of the words themselves, whether one or many can be given. */
const wordsOf = ( arg ) => typeOf( arg.items ?? arg );

const memberType = ( arg, named ) => {
	const name = named[ wordsOf( arg ) ];
	if ( ! name ) {
		return typeOf( arg );
	}
	return arg.type === 'array' ? `${ name }[]` : name;
};

const membersOf = ( args, named ) =>
	Object.entries( args )
		.map(
			( [ name, arg ] ) =>
				`${ /^\w+$/.test( name ) ? name : `'${ name }'` }${
					arg.required ? '' : '?'
				}: ${ memberType( arg, named ) };`
		)
		.join( '\n' );

/**
 * The types as they should stand in the file.
 *
 * @return {Promise<string>} TypeScript, formatted as everything else.
 */
export async function routeTypes() {
	const routes = JSON.parse( readFileSync( LIST, 'utf8' ) );
	const reports = Object.entries( routes ).filter(
		( [ route, endpoints ] ) =>
			route.startsWith( REPORTS ) &&
			! route.includes( '(' ) &&
			! OTHERS.test( route.slice( REPORTS.length ) ) &&
			endpoints.GET
	);
	// The words of the orders' own figures have the name; whoever takes others spells them out.
	const stats = routes[ `${ REPORTS }orders/stats` ].GET;
	const named = Object.fromEntries(
		Object.entries( NAMED ).map( ( [ parameter, name ] ) => [
			wordsOf( stats[ parameter ] ),
			name,
		] )
	);
	const names = Object.entries( named ).map(
		( [ words, name ] ) => `export type ${ name } = ${ words };`
	);
	const members = reports.map(
		( [ route, { GET } ] ) =>
			`'${ route.slice( REPORTS.length ) }': {\n${ membersOf(
				GET,
				named
			) }\n};`
	);
	const source = `/*
 * Written by bin/write-route-types.mjs from the routes that a live shop is
 * tested against. Changes by hand are lost.
 */

${ names.join( '\n\n' ) }

/**
 * Parameters of each report, by its path below \`/wc-analytics/reports/\`, as a
 * shop without extensions takes them: those may add statuses and orders.
 */
export interface ReportParameters {
${ members.join( '\n' ) }
}
`;
	const require = createRequire( import.meta.url );
	const prettier = require( 'prettier' );
	return prettier.format( source, {
		...require( '@wordpress/prettier-config' ),
		parser: 'typescript',
	} );
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	writeFileSync( TYPES, await routeTypes() );
}
