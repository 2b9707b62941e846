import { renderPage } from '../../../test/render-page';
import { goTo, wait } from '../../../test/support';
import { Metrics } from '../metrics';

const INDICATORS = '/wc-analytics/reports/performance-indicators';

it( 'asks for the metrics of another period in one request, also those of the server', async () => {
	const { calls } = await renderPage( {
		content: ( props ) => <Metrics { ...props } />,
		preferences: { homepage_stats: { hiddenStats: [] } },
		settings: {
			dashboard: {
				charts: [ 'orders/orders_count', 'products/items_sold' ].map(
					( stat ) => {
						const [ report = '', key = '' ] = stat.split( '/' );
						return {
							report,
							key,
							label: key,
							type: 'number',
							isHidden: false,
							isNeutral: false,
							isReverseTrend: false,
						};
					}
				),
				hiddenIndicators: [],
				hiddenLeaderboards: [],
			},
		},
		responses: {
			[ `GET ${ INDICATORS }/allowed` ]: [
				{ stat: 'jetpack/stats/views', label: 'Views' },
			],
			[ `GET ${ INDICATORS }` ]: [],
			'GET /wc-analytics/reports/*/stats': { totals: {}, intervals: [] },
		},
	} );
	await wait();
	const before = calls.length;
	goTo( '/', { metrics_period: 'week' } );
	await wait();
	const [ first, ...others ] = calls.slice( before );
	expect( first?.path ).toBe( '/storedeck/v1/answers/batch' );
	const questions = [ first?.query.questions ].flat().map( String );
	expect(
		questions.map( ( question ) => question.replace( /\?.*/, '' ) )
	).toEqual(
		[ 'orders', 'products', 'overview' ].map(
			( report ) => `/storedeck/v1/answers/${ report }`
		)
	);
	// The fake server answers with its own routes.
	expect(
		others
			.map( ( { decodedUrl } ) => decodedUrl )
			.filter( ( url ) => url.startsWith( '/storedeck' ) )
	).toEqual( questions.map( decodeURIComponent ) );
} );
