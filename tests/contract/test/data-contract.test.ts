import fs from 'fs';
import path from 'path';
import * as data from '@storedeck/data';
import { createResourceStore } from '@storedeck/data/core';
import { createTestRegistry } from '@storedeck/data/testing';
import type { StoreDescriptor } from '@wordpress/data';
import { findMentions, findTestsOf } from './support/find-tests';
import type { FoundTest } from './support/find-tests';

/*
 * `src/data/CONTRACT.md` says for every selector and every action of every store
 * which test holds it. It is made here out of the stores and their tests:
 *
 *     WRITE_CONTRACT=1 npm test -- unit
 */

const root = path.resolve( __dirname, '../../..' );
const file = path.join( root, 'src/data/CONTRACT.md' );

/** The folder of each store, in the order of the table. */
const stores: Record< string, StoreDescriptor > = {
	reports: data.reportsStore,
	items: data.itemsStore,
	options: data.optionsStore,
	settings: data.settingsStore,
	user: data.userStore,
	countries: data.countriesStore,
	'data-state': data.dataStateStore,
	notes: data.notesStore,
	reviews: data.reviewsStore,
	navigation: data.navigationStore,
	'payment-gateways': data.paymentGatewaysStore,
	export: data.exportStore,
	import: data.importStore,
	plugins: data.pluginsStore,
	onboarding: data.onboardingStore,
	views: data.viewsStore,
	orders: data.ordersStore,
};

/** What only the machinery itself uses. */
const INTERNAL = [ 'getResourceState' ];

const empty = createResourceStore( {
	name: 'contract/empty',
	resources: [],
	selectors: {},
	actions: {},
} );
const registry = createTestRegistry( empty, ...Object.values( stores ) );

const namesOf = ( store: StoreDescriptor, kind: 'select' | 'dispatch' ) =>
	Object.keys(
		kind === 'select'
			? registry.select( store )
			: registry.dispatch( store )
	)
		.filter( ( name ) => ! INTERNAL.includes( name ) )
		.sort();

interface Row {
	kind: string;
	name: string;
	test: FoundTest | undefined;
}

const known = new Map< string, FoundTest[] >();

function testsOf( folder: string ): FoundTest[] {
	const tests =
		known.get( folder ) ?? findTestsOf( root, `src/data/${ folder }` );
	known.set( folder, tests );
	return tests;
}

function rowsOf(
	folder: string,
	names: { selector: string[]; action: string[] }
): Row[] {
	const tests = testsOf( folder );
	return Object.entries( names ).flatMap( ( [ kind, list ] ) =>
		list.map( ( name ) => ( {
			kind,
			name,
			test: findMentions( tests, name )[ 0 ],
		} ) )
	);
}

const own = ( store: StoreDescriptor, kind: 'select' | 'dispatch' ) => {
	const common = namesOf( empty, kind );
	return namesOf( store, kind ).filter(
		( name ) => ! common.includes( name )
	);
};

/** The parts of the contract: title and rows. */
const parts: Array< [ string, Row[] ] > = [
	[
		'Every store',
		rowsOf( 'core', {
			selector: [ 'getReadAt', 'getRequestState', 'hasResponse' ],
			action: [
				'invalidate',
				'refresh',
				'refreshAll',
				'release',
				'retain',
			],
		} ),
	],
	...Object.entries( stores ).map(
		( [ folder, store ] ): [ string, Row[] ] => [
			`\`${ store.name }\``,
			rowsOf( folder, {
				selector: own( store, 'select' ),
				action: own( store, 'dispatch' ),
			} ),
		]
	),
];

const cell = ( text: string ) => text.replaceAll( '|', '\\|' );

const toTable = ( [ title, rows ]: [ string, Row[] ] ) =>
	[
		`## ${ title }`,
		'',
		'| | name | test |',
		'|---|---|---|',
		...rows.map( ( { kind, name, test } ) => {
			const where = test
				? `${ test.file.replace( 'src/data/', '' ) }: ${ cell(
						test.title
				  ) }`
				: '**none**';
			return `| ${ kind } | \`${ name }\` | ${ where } |`;
		} ),
		'',
	].join( '\n' );

const contract = [
	'# What the stores promise',
	'',
	'Every public selector and action, and one of the tests that hold it. Written by',
	'`WRITE_CONTRACT=1 npm test -- unit`; `tests/contract/test/data-contract.test.ts`',
	'fails when a name has no row, or its test is not there.',
	'',
	...parts.map( toTable ),
].join( '\n' );

interface WrittenRow {
	name: string;
	/** The file of the test, from `src/data`. */
	test: string;
	title: string;
}

/** The rows of the file by the title of their table. */
function readContract( text: string ): Map< string, WrittenRow[] > {
	return new Map(
		text
			.split( /^## /m )
			.slice( 1 )
			.map( ( part ) => {
				const [ title = '', ...lines ] = part.split( '\n' );
				const rows = lines.flatMap( ( line ) => {
					const [ , name = '', test = '', wanted = '' ] =
						/^\| \w+ \| `(\w+)` \| ([^:]+): (.*) \|$/.exec(
							line
						) ?? [];
					return name
						? [
								{
									name,
									test,
									title: wanted.replaceAll( '\\|', '|' ),
								},
						  ]
						: [];
				} );
				return [ title, rows ] as const;
			} )
	);
}

const folderOf = ( test: string ) => test.split( '/' )[ 0 ] ?? '';

describe( 'the contract of the stores', () => {
	it.each( parts )( 'has a test for each name of %s', ( _title, rows ) => {
		const untested = rows
			.filter( ( { test } ) => ! test )
			.map( ( { name } ) => name );
		expect( untested ).toEqual( [] );
	} );

	it( 'lists every registered store', () => {
		const registered = Object.values( data ).filter(
			( value ) =>
				typeof value === 'object' &&
				value !== null &&
				'instantiate' in value
		);
		expect( Object.values( stores ) ).toEqual(
			expect.arrayContaining( registered )
		);
	} );

	if ( process.env.WRITE_CONTRACT ) {
		fs.writeFileSync( file, contract );
	}
	const written = readContract( fs.readFileSync( file, 'utf8' ) );

	it.each( parts )( 'has a row for each name of %s', ( title, rows ) => {
		expect( written.get( title )?.map( ( { name } ) => name ) ).toEqual(
			rows.map( ( { name } ) => name )
		);
	} );

	it.each( [ ...written ] )(
		'names existing tests that use the name: %s',
		( _title, rows ) => {
			const wrong = rows.filter(
				( { name, test, title } ) =>
					! findMentions( testsOf( folderOf( test ) ), name ).some(
						( found ) =>
							found.file.endsWith( test ) && found.title === title
					)
			);
			expect( wrong ).toEqual( [] );
		}
	);
} );
