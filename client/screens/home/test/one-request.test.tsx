import { readOneBatch, toAnswerPath } from '../../../test/read-one-batch';
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
	expect( readOneBatch( calls.slice( before ) ) ).toEqual(
		[ 'orders', 'products', 'overview' ].map( toAnswerPath )
	);
} );
