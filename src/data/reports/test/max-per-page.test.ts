import { getReportStatsQuery } from '../report-queries';

const perPage = ( maxPerPage?: unknown ) => {
	window.storedeckSettings = { maxPerPage };
	return getReportStatsQuery( {
		endpoint: 'revenue',
		query: {},
		dataType: 'primary',
		defaultDateRange: 'period=month&compare=previous_year',
	} ).per_page;
};

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'the page size of intervals', () => {
	it( 'is the setting of the page', () => {
		expect( perPage( 2000 ) ).toBe( 2000 );
		expect( perPage( 101 ) ).toBe( 101 );
		expect( perPage( 10_000 ) ).toBe( 10_000 );
	} );

	it( "is the maximum of WooCommerce's API without a setting", () => {
		expect( perPage() ).toBe( 100 );
	} );

	it.each( [ '2000', 0, -5, 99, 10_001, null, [], {} ] )(
		'is the same for the setting %p',
		( said ) => {
			expect( perPage( said ) ).toBe( 100 );
		}
	);
} );
