import { getReports } from '..';
import categories from '../categories';
import coupons from '../coupons';
import customers from '../customers';
import downloads from '../downloads';
import products from '../products';
import stock from '../stock';
import taxes from '../taxes';
import variations from '../variations';
import type { Report } from '../../report/define-report';
import { CORE_REPORTS } from './core-reports';

/** The report and its variants. */
const withVariants = ( report: Report ): Report[] => [
	report,
	...( report.variants ?? [] ).map( ( variant ) => ( {
		...report,
		...variant,
	} ) ),
];

beforeEach( () => {
	window.storedeckSettings = { manageStock: true };
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'lists all core reports, with Customers at its own path', () => {
	expect( getReports().map( ( { id } ) => id ) ).toEqual(
		Object.keys( CORE_REPORTS )
	);
	expect( getReports().at( -1 )?.path ).toBe( '/customers' );
	window.storedeckSettings = { manageStock: false };
	expect( getReports().map( ( { id } ) => id ) ).not.toContain( 'stock' );
} );

describe.each( Object.entries( CORE_REPORTS ) )( '%s', ( name, report ) => {
	it( 'has its own id and preference', () => {
		expect( report.id ).toBe( name );
		expect( report.columnsPreference ).toBe( `${ name }_report_columns` );
	} );

	it( 'has one default sort column, which is sortable', () => {
		for ( const { columns } of withVariants( report ) ) {
			const sorted = columns().filter(
				( { isDefaultSort } ) => isDefaultSort
			);
			expect( sorted ).toHaveLength( 1 );
			expect( sorted[ 0 ]?.isSortable ).toBeTruthy();
		}
	} );

	it( 'has unique column ids and a required first column', () => {
		for ( const { columns } of withVariants( report ) ) {
			const ids = columns().map( ( { id } ) => id );
			expect( new Set( ids ).size ).toBe( ids.length );
			expect( columns()[ 0 ]?.isRequired ).toBe( true );
		}
	} );

	it( 'has cards that sort by existing columns', () => {
		const sortable = report
			.columns()
			.filter( ( { isSortable } ) => isSortable )
			.map( ( { id, isSortable } ) =>
				typeof isSortable === 'string' ? isSortable : id
			);
		const cardSorts = report
			.charts()
			.flatMap( ( { orderby } ) => orderby ?? [] );
		expect( sortable ).toEqual( expect.arrayContaining( cardSorts ) );
	} );

	it( 'does not throw for a row with few fields', () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		for ( const { columns, rows } of withVariants( report ) ) {
			const row = rows === 'intervals' ? { subtotals: {} } : { name: '' };
			for ( const { value } of columns() ) {
				expect( () => value( row as never, new Map() ) ).not.toThrow();
			}
		}
		error.mockRestore();
	} );
} );

it( 'hides some columns by default', () => {
	const hidden = ( { columns }: Report ) =>
		columns()
			.filter( ( { isHiddenByDefault } ) => isHiddenByDefault )
			.map( ( { id } ) => id );
	expect( hidden( products ) ).toEqual( [ 'sku' ] );
	expect( hidden( variations ) ).toEqual( [ 'sku' ] );
	expect( hidden( customers ) ).toEqual( [
		'username',
		'city',
		'state',
		'postcode',
	] );
} );

it( 'keeps the names of the advanced filter hooks', () => {
	expect( categories.advancedFiltersHook ).toBe( 'category' );
	expect( coupons.advancedFiltersHook ).toBe( 'coupon' );
	for ( const report of [ products, variations, taxes, downloads, stock ] ) {
		expect( report.advancedFiltersHook ).toBeUndefined();
	}
} );
