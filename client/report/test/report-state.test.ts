import { getCommonFailure, isRequesting } from '../report-state';
import type { QueryResult } from '../query-result';
import type { ReportData } from '../use-report';

const result = < T >(
	changes: Partial< QueryResult< T > > = {}
): QueryResult< T > => ( {
	data: undefined,
	isRequesting: false,
	isPreviousData: false,
	error: undefined,
	isEnabled: true,
	retry: jest.fn(),
	readAt: undefined,
	...changes,
} );

const screen = ( changes: { error?: Error } = {} ): ReportData => ( {
	totals: { primary: result( changes ), secondary: result( changes ) },
	chart: { primary: result( changes ), secondary: result( changes ) },
	items: result( changes ),
	compared: result( { isEnabled: false } ),
} );

describe( 'getCommonFailure', () => {
	const offline = { error: new Error( 'You are offline.' ) };

	it( 'returns one failure if all requests failed for the same reason', () => {
		const data = screen( offline );
		const failure = getCommonFailure( data );
		expect( failure?.message ).toBe( 'You are offline.' );
		failure?.retry();
		expect( data.totals.secondary.retry ).toHaveBeenCalledTimes( 1 );
		expect( data.items.retry ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'returns undefined if a request succeeded or failed for another reason', () => {
		expect(
			getCommonFailure( {
				...screen( offline ),
				items: result( { data: { items: [], total: 0 } } ),
			} )
		).toBeUndefined();
		expect(
			getCommonFailure( {
				...screen( offline ),
				items: result( { error: new Error( 'Another.' ) } ),
			} )
		).toBeUndefined();
		expect( getCommonFailure( screen() ) ).toBeUndefined();
	} );
} );

describe( 'isRequesting', () => {
	it( 'is true while any request is running', () => {
		expect( isRequesting( screen() ) ).toBe( false );
		expect(
			isRequesting( {
				...screen(),
				items: result( { isRequesting: true } ),
			} )
		).toBe( true );
	} );
} );
