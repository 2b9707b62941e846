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

describe( 'intervals that are asked for at a time', () => {
	it( 'are as many as the page says that its API gives', () => {
		expect( perPage( 2000 ) ).toBe( 2000 );
	} );

	it( 'are what any API of shops gives, when the page says nothing', () => {
		expect( perPage() ).toBe( 100 );
	} );

	it.each( [ '2000', 0, -5, 99, 1_000_000, null, [], {} ] )(
		'are the same when it says %p',
		( said ) => {
			expect( perPage( said ) ).toBe( 100 );
		}
	);
} );
