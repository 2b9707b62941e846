import { getDashboardCharts } from '../charts/dashboard-charts';
import { getDefaultSections } from '../default-sections';

afterEach( () => {
	delete window.storedeckSettings;
} );

const getHidden = () =>
	Object.fromEntries(
		getDefaultSections().map( ( { key, hiddenBlocks } ) => [
			key,
			hiddenBlocks,
		] )
	);

it( 'shows the charts of the server and hides what it hides', () => {
	window.storedeckSettings = {
		dashboard: {
			charts: [
				{
					report: 'revenue',
					key: 'refunds',
					label: 'Returns',
					type: 'currency',
					isHidden: true,
					isReverseTrend: true,
				},
				{ report: 'acme', key: 'sold', label: 'Sold', type: 'number' },
				{ report: 'acme', label: 'Without a key' },
			],
			hiddenIndicators: [ 'revenue/refunds' ],
			hiddenLeaderboards: [ 'coupons' ],
		},
	};
	expect( getDashboardCharts() ).toEqual( [
		{
			report: 'revenue',
			key: 'refunds',
			label: 'Returns',
			type: 'currency',
		},
		{ report: 'acme', key: 'sold', label: 'Sold', type: 'number' },
	] );
	expect( getHidden() ).toEqual( {
		'store-performance': [ 'revenue/refunds' ],
		charts: [ 'revenue_refunds' ],
		leaderboards: [ 'coupons' ],
	} );
} );

it( 'has no charts without the setting', () => {
	window.storedeckSettings = { dashboard: 'none' };
	expect( getDashboardCharts() ).toEqual( [] );
	expect( getHidden() ).toEqual( {
		'store-performance': [],
		charts: [],
		leaderboards: [],
	} );
} );
