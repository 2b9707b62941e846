import { json, serve } from '../../../src/api/test/fake-server';
import { getReports } from '..';
import { useLoadedReport } from '../use-loaded-report';
import {
	REPORT_IDS,
	REPORT_SETTINGS,
	DEFINITIONS,
	getReport,
	loadExtensions,
	withVariants,
} from './definitions';
import type { Report } from '../../report/types';
import { registerReport } from '@storedeck/reports';
import { getExtension } from '../load-extension';
import { renderHook, waitFor } from '@testing-library/react';

const getEntry = ( id: string ) =>
	getReports().find( ( entry ) => entry.id === id );

const SETTINGS = [
	...REPORT_SETTINGS,
	{
		id: 'acme',
		title: 'Acme',
		path: '/analytics/acme',
		capability: 'manage_woocommerce',
	},
];

beforeEach( () => {
	window.storedeckSettings = { reports: SETTINGS };
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'lists the reports that the server registered, in its order', () => {
	expect(
		getReports().map( ( { id, path, capability, title } ) => ( {
			id,
			path,
			capability,
			title,
		} ) )
	).toEqual( SETTINGS );
	delete window.storedeckSettings;
	expect( getReports() ).toEqual( [] );
} );

describe( 'loading a report', () => {
	it( 'requests its definition once', async () => {
		const requests = serve( () => json( DEFINITIONS.orders ) );
		const [ first, second ] = await Promise.all( [
			getEntry( 'orders' )?.load(),
			getEntry( 'orders' )?.load(),
		] );
		expect( first?.default.id ).toBe( 'orders' );
		expect( second?.default ).toBe( first?.default );
		expect( requests ).toHaveLength( 1 );
		expect( requests[ 0 ]?.url ).toMatch(
			/storedeck\/v1\/report-definitions\/orders/
		);
	} );

	it( 'works for a report that has no code of its own', async () => {
		serve( () =>
			json( { ...DEFINITIONS.coupons, id: 'acme', title: 'Acme' } )
		);
		const report = ( await getEntry( 'acme' )?.load() )?.default;
		expect( report?.title ).toBe( 'Acme' );
		expect( getExtension( 'acme' ) ).toBeUndefined();
	} );

	it( 'loads the extensions of the tables that its variants show', async () => {
		serve( () => json( DEFINITIONS.categories ) );
		await getEntry( 'categories' )?.load();
		expect( getExtension( 'products' )?.cells ).toHaveProperty(
			'product_cat'
		);
	} );

	it( 'keeps the cell that a plugin registered before', async () => {
		const rate = () => 'by a plugin';
		registerReport( { id: 'taxes', cells: { rate } } );
		serve( () => json( DEFINITIONS.taxes ) );
		await getEntry( 'taxes' )?.load();
		expect( getExtension( 'taxes' )?.cells.rate ).toBe( rate );
	} );

	it( 'is repeated after a failure or an empty response', async () => {
		serve( () => json( { message: 'Down' }, { status: 400 } ) );
		await expect( getEntry( 'stock' )?.load() ).rejects.toThrow( 'Down' );
		serve( () => json( null ) );
		await expect( getEntry( 'stock' )?.load() ).rejects.toThrow(
			'Invalid server response.'
		);
		serve( () => json( DEFINITIONS.stock ) );
		const { default: report } = await getEntry( 'stock' )!.load();
		expect( report.isTimeless ).toBe( true );
	} );

	it( 'is undefined until it is loaded', async () => {
		serve( () => json( DEFINITIONS.downloads ) );
		const { result } = renderHook( () => useLoadedReport( 'downloads' ) );
		expect( result.current ).toBeUndefined();
		await waitFor( () => expect( result.current?.id ).toBe( 'downloads' ) );
	} );
} );

describe.each( REPORT_IDS )( '%s', ( name ) => {
	const report = getReport( name );

	it( 'has its own id and preference', () => {
		expect( report.id ).toBe( name );
		expect( report.columnsPreference ).toBe( `${ name }_report_columns` );
	} );

	it( 'has one default sort column, which is sortable', () => {
		for ( const { columns } of withVariants( report ) ) {
			const sorted = columns.filter(
				( { isDefaultSort } ) => isDefaultSort
			);
			expect( sorted ).toHaveLength( 1 );
			expect( sorted[ 0 ]?.isSortable ).toBeTruthy();
		}
	} );

	it( 'has unique column ids and a required first column', () => {
		for ( const { columns } of withVariants( report ) ) {
			const ids = columns.map( ( { id } ) => id );
			expect( new Set( ids ).size ).toBe( ids.length );
			expect( columns[ 0 ]?.isRequired ).toBe( true );
		}
	} );

	it( 'has cards that sort by existing columns', () => {
		const sortable = report.columns
			.filter( ( { isSortable } ) => isSortable )
			.map( ( { id, isSortable } ) =>
				typeof isSortable === 'string' ? isSortable : id
			);
		const cardSorts = report.charts.flatMap(
			( { orderby } ) => orderby ?? []
		);
		expect( sortable ).toEqual( expect.arrayContaining( cardSorts ) );
	} );

	it( 'does not throw for a row with few fields', () => {
		for ( const { columns, rows } of withVariants( report ) ) {
			const row = rows === 'intervals' ? { subtotals: {} } : { name: '' };
			for ( const { value } of columns ) {
				expect( () => value( row as never ) ).not.toThrow();
			}
		}
	} );
} );

it( 'has extensions only for existing columns', async () => {
	await loadExtensions();
	for ( const report of REPORT_IDS.map( getReport ) ) {
		const cells = getExtension( report.id )?.cells ?? {};
		expect( report.columns.map( ( { id } ) => id ) ).toEqual(
			expect.arrayContaining( Object.keys( cells ) )
		);
	}
} );

it( 'hides some columns by default', () => {
	const hidden = ( { columns }: Report ) =>
		columns
			.filter( ( { isHiddenByDefault } ) => isHiddenByDefault )
			.map( ( { id } ) => id );
	expect( hidden( getReport( 'products' ) ) ).toEqual( [ 'sku' ] );
	expect( hidden( getReport( 'variations' ) ) ).toEqual( [ 'sku' ] );
	expect( hidden( getReport( 'customers' ) ) ).toEqual( [
		'username',
		'city',
		'state',
		'postcode',
	] );
} );

it( 'keeps the names of the advanced filter hooks', () => {
	expect( getReport( 'categories' ).advancedFiltersHook ).toBe( 'category' );
	expect( getReport( 'coupons' ).advancedFiltersHook ).toBe( 'coupon' );
	for ( const id of [
		'products',
		'variations',
		'taxes',
		'downloads',
		'stock',
	] ) {
		expect( getReport( id ).advancedFiltersHook ).toBeUndefined();
	}
} );
