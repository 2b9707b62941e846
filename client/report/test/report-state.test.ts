import { getCommonFailure, isRequesting } from '../report-state';
import type { QueryResult } from '../query-result';
import type { ReportData } from '../use-report';

const part = < T >(
	changes: Partial< QueryResult< T > > = {}
): QueryResult< T > => ( {
	data: undefined,
	isRequesting: false,
	error: undefined,
	isEnabled: true,
	retry: jest.fn(),
	readAt: undefined,
	call: [ 'getReportItems', [ 'orders', {} ] ],
	...changes,
} );

const screen = ( changes: { error?: Error } = {} ): ReportData => ( {
	totals: { primary: part( changes ), secondary: part( changes ) },
	chart: { primary: part( changes ), secondary: part( changes ) },
	items: part( changes ),
} );

describe( 'getCommonFailure', () => {
	const offline = { error: new Error( 'You are offline.' ) };

	it( 'is one failure where everything failed for one reason', () => {
		const data = screen( offline );
		const failure = getCommonFailure( data );
		expect( failure?.message ).toBe( 'You are offline.' );
		failure?.retry();
		expect( data.totals.secondary.retry ).toHaveBeenCalledTimes( 1 );
		expect( data.items.retry ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is none where one part is there, or failed for another reason', () => {
		expect(
			getCommonFailure( {
				...screen( offline ),
				items: part( { data: { rows: [], totalRows: 0 } } ),
			} )
		).toBeUndefined();
		expect(
			getCommonFailure( {
				...screen( offline ),
				items: part( { error: new Error( 'Another.' ) } ),
			} )
		).toBeUndefined();
		expect( getCommonFailure( screen() ) ).toBeUndefined();
	} );
} );

describe( 'isRequesting', () => {
	it( 'holds while any part is on its way', () => {
		expect( isRequesting( screen() ) ).toBe( false );
		expect(
			isRequesting( {
				...screen(),
				items: part( { isRequesting: true } ),
			} )
		).toBe( true );
	} );
} );
