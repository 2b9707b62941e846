import { getCommonFailure, isLoading } from '../report-state';
import type { Part, ReportData } from '../use-report';

const part = < T >( changes: Partial< Part< T > > = {} ): Part< T > => ( {
	data: undefined,
	isLoading: false,
	error: undefined,
	retry: jest.fn(),
	readAt: undefined,
	question: [ 'getReportItems', [ 'orders', {} ] ],
	...changes,
} );

const screen = ( changes: { error?: Error } = {} ): ReportData => ( {
	figures: { primary: part( changes ), secondary: part( changes ) },
	series: { primary: part( changes ), secondary: part( changes ) },
	items: part( changes ),
} );

describe( 'getCommonFailure', () => {
	const offline = { error: new Error( 'You are offline.' ) };

	it( 'is one failure where everything failed for one reason', () => {
		const data = screen( offline );
		const failure = getCommonFailure( data );
		expect( failure?.message ).toBe( 'You are offline.' );
		failure?.retry();
		expect( data.figures.secondary.retry ).toHaveBeenCalledTimes( 1 );
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

describe( 'isLoading', () => {
	it( 'holds while any part is on its way', () => {
		expect( isLoading( screen() ) ).toBe( false );
		expect(
			isLoading( { ...screen(), items: part( { isLoading: true } ) } )
		).toBe( true );
	} );
} );
