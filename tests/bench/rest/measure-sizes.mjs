import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawPanels } from './draw-panels.mjs';
import { REQUESTS } from './requests.mjs';
import { createSession, createStates } from './session.mjs';
import { FOLDER, startStore } from './start-store.mjs';

const STATES = [ 'unchanged', 'changed', 'empty', 'merged' ];

const format = ( number ) => number.toLocaleString( 'en-US' );

/**
 * Measures the requests with stores of several sizes. Writes a Markdown table and
 * an SVG chart, and prints the table.
 *
 * @param {{ sizes: number[], database: string, keep: boolean, runs: number, only: RegExp }} options
 */
export async function measureSizes( { sizes, database, keep, runs, only } ) {
	const titles = Object.keys( REQUESTS ).filter( ( title ) =>
		only.test( title )
	);
	/** @type {Record<string, Record<string, number>[]>} Request => a result for each size. */
	const results = Object.fromEntries(
		titles.map( ( title ) => [ title, [] ] )
	);
	for ( const orders of sizes ) {
		const store = await startStore( { database, orders, keep } );
		try {
			const session = await createSession( store.site, runs );
			const { states } = await createStates( session );
			for ( const title of titles ) {
				const { route } = REQUESTS[ title ];
				await session.time( route );
				/** @type {Record<string, number>} */
				const result = {};
				for ( const [ state, prepare ] of Object.entries( states ) ) {
					const { measured, trivial, mb } = await session.times(
						route,
						prepare
					);
					result[ state ] = measured / trivial;
					result.mb = Math.max( result.mb ?? 0, mb );
				}
				results[ title ].push( result );
			}
		} finally {
			await store.stop();
		}
		write( results, sizes );
		console.log( `  ${ format( orders ) } orders measured` );
	}
	console.log( `\n${ toTable( results, sizes ) }` );
}

/** Writes what was measured so far: large stores take hours. */
function write( results, sizes ) {
	mkdirSync( FOLDER, { recursive: true } );
	writeFileSync(
		path.join( FOLDER, 'rest-sizes.md' ),
		toTable( results, sizes )
	);
	writeFileSync(
		path.join( FOLDER, 'rest-sizes.svg' ),
		drawPanels( {
			title: 'Time (multiple of a trivial request) and memory (MB) by number of orders',
			sizes,
			lines: [ ...STATES, 'mb' ],
			panels: results,
		} )
	);
}

/** A Markdown table: the states as multiples, and memory. */
export function toTable( results, sizes ) {
	const row = ( cells ) => `| ${ cells.join( ' | ' ) } |`;
	const cell = ( result ) =>
		result
			? `${ STATES.map( ( state ) => result[ state ].toFixed( 1 ) ).join(
					' / '
			  ) }, ${ result.mb.toFixed( 0 ) } MB`
			: '';
	return [
		'Unchanged / directly after an order / with an empty object cache / after differences were merged, as multiples of a trivial request, and the peak memory of PHP.',
		'',
		row( [
			'Request',
			...sizes.map( ( size ) => `${ format( size ) } orders` ),
		] ),
		row( [ '---', ...sizes.map( () => '---' ) ] ),
		...Object.entries( results ).map( ( [ title, list ] ) =>
			row( [
				title,
				...sizes.map( ( _, index ) => cell( list[ index ] ) ),
			] )
		),
		'',
	].join( '\n' );
}
