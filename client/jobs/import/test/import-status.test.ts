import { addFilter, removeFilter } from '@wordpress/hooks';
import { getChanged } from '../../../screens/analytics-settings/changes';
import { getImportQuery } from '../import-query';
import { getStage, getStageText } from '../import-status';

const STATE = {
	isError: false,
	isStarting: false,
	isImporting: false,
	isDeleting: false,
	hasFinished: false,
	customersCount: undefined,
	customersTotal: undefined,
	ordersCount: undefined,
	ordersTotal: undefined,
};

const importing = ( ...counts: [ number, number, number, number ] ) => {
	const [ customersCount, customersTotal, ordersCount, ordersTotal ] = counts;
	return {
		...STATE,
		isImporting: true,
		customersCount,
		customersTotal,
		ordersCount,
		ordersTotal,
	};
};

describe( 'getStage', () => {
	it.each( [
		[ 'nothing', STATE ],
		[ 'ready', { ...STATE, ordersTotal: 3 } ],
		[ 'initializing', { ...STATE, isStarting: true, ordersTotal: 3 } ],
		[ 'initializing', { ...STATE, isImporting: true } ],
		[ 'customers', importing( 1, 2, 0, 5 ) ],
		[ 'orders', importing( 2, 2, 4, 5 ) ],
		[ 'finalizing', importing( 2, 2, 5, 5 ) ],
		[ 'finished', { ...STATE, hasFinished: true, ordersTotal: 3 } ],
		[ 'deleting', { ...STATE, isDeleting: true } ],
		[ 'error', { ...importing( 1, 2, 0, 5 ), isError: true } ],
	] as const )( '%s', ( stage, facts ) => {
		expect( getStage( facts ) ).toBe( stage );
	} );

	it( 'lets plugins change the texts, but ignores invalid values', () => {
		const hook = 'woocommerce_admin_import_status';
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		addFilter( hook, 'test', () => undefined );
		expect( getStageText( 'ready' ) ).toBe( 'Ready to import' );
		expect( error ).toHaveBeenCalled();
		error.mockRestore();
		removeFilter( hook, 'test' );
		addFilter( hook, 'test', ( texts ) => ( { ...texts, ready: 'Go' } ) );
		expect( getStageText( 'ready' ) ).toBe( 'Go' );
		removeFilter( hook, 'test' );
	} );
} );

describe( 'getImportQuery', () => {
	const from = ( label: string, date = '01/01/2020' ) =>
		getImportQuery( { period: { label, date }, skipPrevious: true } );

	it( 'returns a query for everything, for a number of days, or from a date', () => {
		expect( from( 'all' ) ).toEqual( { skip_existing: true } );
		expect( from( '90' ) ).toEqual( { days: 90, skip_existing: true } );
		expect( from( 'custom' ).days ).toBeGreaterThan( 2000 );
		expect( from( 'custom', '12/31/2999' ).days ).toBe( 0 );
		expect( from( 'custom', 'no day' ) ).toEqual( { skip_existing: true } );
		expect( from( 'ages' ) ).toEqual( { skip_existing: true } );
	} );
} );

describe( 'getChanged', () => {
	it( 'returns the names of changed settings and ignores the order of lists', () => {
		expect(
			getChanged(
				{ statuses: [ 'a', 'b' ], type: 'x', range: '1' },
				{ statuses: [ 'b', 'a' ], type: 'y' }
			)
		).toEqual( [ 'type' ] );
	} );
} );
