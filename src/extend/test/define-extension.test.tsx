import { applyFilters, removeAllFilters } from '@wordpress/hooks';
import { getReportExtension } from '@storedeck/reports';
import { defineExtension } from '..';
import type { Extension } from '..';

const TABLE = 'woocommerce_admin_report_table';

const table = {
	endpoint: 'orders',
	headers: [ { key: 'date', label: 'Date' } ],
	rows: [
		[ { display: 'May 1', value: 'May 1' } ],
		[ { display: 'May 2', value: 'May 2' } ],
	],
	items: { data: [ { parcels: 1 }, { parcels: 2 } ], totalResults: 2 },
	totals: {},
	summary: [],
	query: {},
};

const columns: Extension[ 'columns' ] = [
	{
		report: 'orders',
		header: { key: 'parcels', label: 'Parcels' },
		cell: ( { parcels } ) => ( {
			display: `${ parcels } parcels`,
			value: Number( parcels ),
		} ),
	},
];

afterEach( () => {
	removeAllFilters( TABLE, 'acme' );
	removeAllFilters( 'storedeck_commands', 'acme' );
	delete ( window as { wp?: unknown } ).wp;
} );

it( 'adds to lists and keeps what is in them', () => {
	const command = { name: 'acme/new', label: 'New', href: '/new' };
	defineExtension( 'acme', { commands: [ command ] } );
	expect( applyFilters( 'storedeck_commands', [ 'other' ] ) ).toEqual( [
		'other',
		command,
	] );
} );

it( 'adds a column to the rows of its report only', () => {
	defineExtension( 'acme', { columns } );
	expect( applyFilters( TABLE, table ) ).toMatchObject( {
		headers: [ { key: 'date' }, { key: 'parcels', label: 'Parcels' } ],
		rows: [
			[ { value: 'May 1' }, { display: '1 parcels', value: 1 } ],
			[ { value: 'May 2' }, { display: '2 parcels', value: 2 } ],
		],
	} );
	const products = { ...table, endpoint: 'products' };
	expect( applyFilters( TABLE, products ) ).toBe( products );
} );

it( 'registers cells of reports', () => {
	const sku = () => null;
	defineExtension( 'acme', { cells: [ { id: 'acme', cells: { sku } } ] } );
	expect( getReportExtension( 'acme' )?.cells ).toEqual( { sku } );
} );

it( 'registers each fill under a name of its own', () => {
	const registerPlugin = jest.fn();
	Object.assign( window, { wp: { plugins: { registerPlugin } } } );
	const fill = { scope: 'woocommerce-admin', render: () => null } as const;
	defineExtension( 'acme', { fills: [ fill, fill ] } );
	expect( registerPlugin.mock.calls ).toEqual( [
		[ 'acme-fill-1', fill ],
		[ 'acme-fill-2', fill ],
	] );
} );

it( 'asks for the script of fills', () => {
	const fill = { scope: 'woocommerce-admin', render: () => null } as const;
	expect( () => defineExtension( 'acme', { fills: [ fill ] } ) ).toThrow(
		'fills: expected the script wp-plugins'
	);
} );

it.each( [
	[ 'an unknown part', 'acme', { widgets: [] }, 'widgets: expected a list' ],
	[ 'no list', 'acme', { commands: {} }, 'commands: expected a list' ],
	[ 'another name', 'Acme!', {}, 'expected a name' ],
] )( 'adds nothing of an extension with %s', ( _, name, parts, message ) => {
	const extension = { columns, ...parts } as Extension;
	expect( () => defineExtension( name, extension ) ).toThrow( message );
	expect( applyFilters( TABLE, table ) ).toBe( table );
} );
